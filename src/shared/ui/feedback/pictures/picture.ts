/** A small drawing for a block without content, as paths on 160 by 112: it stands on a bank of its own colour. */
export interface Picture {
  /** In the page's main colour. */
  line: string;
  /** In amber: the lamp of the picture. */
  lamp: string;
}
