/** Stands for Gatsby's Head API, which no page here uses. */
export function headHandlerForBrowser(): void {
  // Pages bring their head by `src/seo/head.tsx`.
}
