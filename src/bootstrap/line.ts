/** Whether every byte costs a visitor: on a line like 2G, or where the browser asks for few (Save-Data). */
export function isLineDear(): boolean {
  const { saveData, effectiveType = "" } = navigator.connection ?? {};
  return saveData === true || effectiveType.includes("2g");
}
