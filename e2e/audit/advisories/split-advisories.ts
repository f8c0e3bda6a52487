/** What `npm audit --json` says, as far as it is read. */
export interface Report {
  vulnerabilities: Readonly<Record<string, { via: readonly (string | Via)[]; nodes: readonly string[] }>>;
}

interface Via {
  /** Name of the package that has the hole itself. */
  name: string;
  title: string;
  url: string;
  severity: string;
}

/** Who could be hurt. */
export type Reach = "visitors" | "edge" | "workshop";

export interface Advisory {
  /** `GHSA-…` */
  id: string;
  package: string;
  title: string;
  severity: string;
  reach: Reach;
}

/** An advisory that does not touch this project, and why. */
export interface Known {
  id: string;
  reason: string;
}

/** Places of packages, by whom their code reaches. */
export interface Reaches {
  visitors: ReadonlySet<string>;
  edge: ReadonlySet<string>;
}

function findReach(nodes: readonly string[], { visitors, edge }: Reaches): Reach {
  if (nodes.some((node) => visitors.has(node))) return "visitors";
  return nodes.some((node) => edge.has(node)) ? "edge" : "workshop";
}

/** Every advisory once, with whom it reaches. What depends on a package with a hole is not told besides it. */
export function splitAdvisories({ vulnerabilities }: Report, reaches: Reaches): Advisory[] {
  return Object.entries(vulnerabilities).flatMap(([name, { via, nodes }]) =>
    via
      .filter((cause) => typeof cause === "object")
      .map(({ title, url, severity }) => ({
        id: url.replace(/^.*\//u, ""),
        package: name,
        title,
        severity,
        reach: findReach(nodes, reaches),
      })),
  );
}

/** Which of them are news, and which exceptions nobody needs any more. */
export function compareAdvisories(
  advisories: readonly Advisory[],
  known: readonly Known[],
): { news: Advisory[]; idle: Known[] } {
  return {
    news: advisories.filter(({ id }) => !known.some((exception) => exception.id === id)),
    idle: known.filter(({ id }) => !advisories.some((advisory) => advisory.id === id)),
  };
}
