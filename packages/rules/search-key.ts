/** Printable ASCII with single spaces, as most titles are: lower case is enough, and ten times as fast. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** Text for comparing without regard to case, accents and repeated white space. */
export const searchKey = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
