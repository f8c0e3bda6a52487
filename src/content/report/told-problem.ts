/** Address of the stream that tells browsers of the development server what is wrong with the content. */
export const contentStream = "/__content";

/** A problem of the content as a browser shows it. */
export interface ToldProblem {
  /** `data/jobs.json:4:5` */
  place: string;
  level: "error" | "warning";
  message: string;
  remedy: string;
  /** The lines around the place; empty where there is no such file. */
  frame: string;
}
