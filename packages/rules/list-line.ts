/** Characters that people type before a line to make it look like a list: "-", "•", "1.", "2)", "a." */
export const LINE_MARKER =
  /^[\s\u200B\uFEFF]*(?:[-–—](?!\d)|[•·*▪▫◦●○■□‣✓✔➢➤]|\(?\d{1,2}[.)](?=\s|\p{L}|$)|[a-z][.)](?=\s|$))[\s\u200B\uFEFF]*/u;

/** White space and zero-width characters alone: nothing that a reader sees. */
export const BLANK_LINE = /^[\s\u200B-\u200D\u2060\uFEFF]*$/;
