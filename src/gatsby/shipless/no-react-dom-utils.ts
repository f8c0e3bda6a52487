/** Stands for Gatsby's choice between versions of React: `gatsby-browser.tsx` takes the page over by itself. */
export function reactDOMUtils(): object {
  return {};
}
