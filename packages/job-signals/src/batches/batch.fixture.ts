/** Advertisements of one writer in several voices. `\n` separates the lines of one. */
export interface Batch {
  /** Expected kinds of signals, separated by blanks; the text; the title of the vacancy where the rules need it. */
  asking: readonly (readonly [kinds: string, text: string, title?: string])[];
  /** Texts that give no signal. */
  harmless: readonly (string | readonly [text: string, title: string])[];
}
