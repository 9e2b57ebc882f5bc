/**
 * Messages as people get them. Where one deserves care, `[[kind: sentence]]` marks a sentence that may be quoted; kinds that
 * would do as well are parted by `/`.
 */
export interface Messages {
  /** Messages that deserve care. */
  asking: readonly string[];
  /** The same, but hard to tell from honest ones. */
  subtle: readonly string[];
  /** Messages that give no signal. */
  clean: readonly string[];
}
