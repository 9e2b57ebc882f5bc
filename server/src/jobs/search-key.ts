/** Text for comparing without regard to case, accents and repeated white space: as the web app compares it. */
export function searchKey(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
}
