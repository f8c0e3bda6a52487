import { graphql } from "gatsby";

import { Points } from "./points";

interface ValuesProps {
  heading: Queries.HeadingFragment;
  values: readonly Queries.ValueFragment[];
}

/** What the company holds to. */
export function Values({ heading, values }: ValuesProps) {
  return <Points {...heading} items={values.map(({ name, text }) => ({ title: name, text }))} ground="sunken" />;
}

export const valueFragment = graphql`
  fragment Value on Value {
    name
    text
  }
`;
