const LINE_END = /\r\n?|\n/g;

/** Counts the lines of a text up to positions that only grow; the first line is 1. */
export function lineCounter(text: string): (position: number) => number {
  const ends = new RegExp(LINE_END);
  let line = 1;
  let next = ends.exec(text);
  return (position) => {
    while (next && next.index < position) {
      line += 1;
      next = ends.exec(text);
    }
    return line;
  };
}
