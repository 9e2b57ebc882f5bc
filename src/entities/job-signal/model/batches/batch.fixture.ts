/** Sentences by one writer in several voices, each read as an advertisement of its own. */
export interface Batch {
  /** The kinds that have to be found, separated by blanks, and the sentence. */
  asking: readonly (readonly [kinds: string, sentence: string])[];
  /** No signal of any kind may be found in these. */
  harmless: readonly string[];
}
