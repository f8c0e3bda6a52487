import type { ComponentType } from "react";

type Load = () => Promise<ComponentType<never>>;

/** Components of the islands that React runs in the browser. Each is a chunk, which the build finds by its name. */
export const loadIslands = {
  AutoplayControl: () =>
    import(/* webpackChunkName: "AutoplayControl" */ "../components/motion/autoplay.island").then(
      ({ AutoplayControl }) => AutoplayControl,
    ),
  BounceControl: () =>
    import(/* webpackChunkName: "BounceControl" */ "../components/motion/bounce.island").then(
      ({ BounceControl }) => BounceControl,
    ),
  CarouselView: () =>
    import(/* webpackChunkName: "CarouselView" */ "../components/carousel/carousel.island").then(
      ({ CarouselView }) => CarouselView,
    ),
  ContactForm: () =>
    import(/* webpackChunkName: "ContactForm" */ "../contact/contact-form.island").then(
      ({ ContactForm }) => ContactForm,
    ),
  FilterControls: () =>
    import(/* webpackChunkName: "FilterControls" */ "../sections/filter/filter.island").then(
      ({ FilterControls }) => FilterControls,
    ),
  ForecastWindow: () =>
    import(/* webpackChunkName: "ForecastWindow" */ "../sections/page/forecast/forecast.island").then(
      ({ ForecastWindow }) => ForecastWindow,
    ),
  // Webpack removes the other branch: a site that never records has no such file.
  VisitDataControl: () =>
    process.env.RECORDING === "never"
      ? Promise.reject(new Error("This site records no visits"))
      : import(/* webpackChunkName: "VisitDataControl" */ "../analytics/visit-data/visit-data.island").then(
          ({ VisitDataControl }) => VisitDataControl,
        ),
} satisfies Record<string, Load>;

export type IslandName = keyof typeof loadIslands;
