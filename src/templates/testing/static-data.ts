/** Data of `useStaticQuery`, which has no argument for them. */
export const staticData: { current: unknown } = { current: undefined };
