/** Letters that two forms of a word begin with, at least. */
const MIN_STEM_LETTERS = 6;

/** The stem is more of the longer form than this. */
const MIN_SHARE = 0.75;

/**
 * True for a word and itself, and for two forms of one word, by their beginning: "statistika", "statistik" and "statistisi"; "psikologi" and "psikolog";
 * "penerjemahan" and "penerjemah". "Produksi" is not "produk", nor "manajemen" "manajer".
 */
export function isFormOf(one: string, other: string): boolean {
  let stem = 0;
  while (stem < one.length && one[stem] === other[stem]) stem += 1;
  return one === other || (stem >= MIN_STEM_LETTERS && stem > MIN_SHARE * Math.max(one.length, other.length));
}
