/** True where the document has the page of its address, which the app takes over as it stands (`app/entry/boot.ts`). */
export function isRendered(): boolean {
  const { address, elsewhere } = document.documentElement.dataset;
  return address !== undefined && elsewhere === undefined;
}
