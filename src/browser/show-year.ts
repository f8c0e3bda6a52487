/** Replaces the year of the build by the current one. */
export function showYear(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-year]")) {
    const { textContent, dataset } = element;
    element.textContent = textContent.replace(dataset["year"] ?? "", String(new Date().getFullYear()));
  }
}
