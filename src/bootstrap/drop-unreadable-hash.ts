/** Removes a hash that cannot be decoded: Gatsby's router decodes it and would throw. */
export function dropUnreadableHash(): void {
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(history.state, "", `${location.pathname}${location.search}`);
  }
}
