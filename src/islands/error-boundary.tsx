import { css } from "@emotion/react";
import { Component, type ReactNode } from "react";

import strings from "#content/interface.json";
import { color, size, space } from "../theme/tokens";

const viewCss = css({
  display: "grid",
  justifyItems: "start",
  gap: space.loose,
  padding: `${space.sectionMedium} ${space.gutter}`,
});
const titleCss = css({ fontSize: size.heading });
const detailCss = css({ maxWidth: "100%", overflowX: "auto", whiteSpace: "pre-wrap", color: color.churnText });

/** Shows rendering errors of an island in its place, and a link to the home page. */
export class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown) {
    console.error("An island could not be rendered:", error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div css={viewCss} role="alert">
        <h2 css={titleCss}>{strings.unexpectedError.title}</h2>
        <pre css={detailCss}>{error.message}</pre>
        <a href={(process.env.GATSBY_PATH_PREFIX ?? "") || "/"}>{strings.unexpectedError.action}</a>
      </div>
    );
  }
}
