/** Paper: black on white, and of a page only what is read. Controls are hidden by the components that draw them. */
export function writePrintCss(): string {
  return `
@media print{
:root{--color-ground:#fff;--color-raised:#fff;--color-sunken:#fff;--color-text:#000;--color-muted:#333;--color-accent-soft:#fff;--color-accent-strong:#000;--color-line:#999}
html{font-size:10.5pt;scrollbar-gutter:auto}
#gatsby-focus-wrapper>header,#gatsby-focus-wrapper>footer{display:none}
@page{margin:20mm 18mm}
}`;
}
