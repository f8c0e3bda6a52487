/**
 * Paper: dark on light, of a page only what is read, and nothing that belongs together on two sheets. Controls are hidden by the
 * components that draw them.
 */
export function writePrintCss(): string {
  return `
@media print{
:root{--color-ground:#fff;--color-raised:#fff;--color-sunken:#fff;--color-text:#000;--color-muted:#333;--color-accent-soft:#fff;--color-accent-strong:#000;--color-line:#999;--color-dark:#fff;--color-dark-raised:#fff;--color-dark-line:#999;--color-on-dark:#000;--color-on-dark-muted:#333;--color-on-dark-accent:var(--color-accent);--space-section:1.5rem}
html{font-size:10.5pt;scrollbar-gutter:auto}
*,::before,::after{animation:none!important;transition:none!important;box-shadow:none!important}
#gatsby-focus-wrapper>header,#gatsby-focus-wrapper>footer{display:none}
li,figure,picture,tr,dl>div,[role=group]{break-inside:avoid}
h1,h2,h3{break-after:avoid}
@page{margin:20mm 18mm}
}`;
}
