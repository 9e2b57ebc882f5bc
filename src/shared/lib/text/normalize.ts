/** Text for comparing without regard to case, accents and repeated white space. */
export const normalize = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
