/** Lines of a file, and what they become. */
interface Hunk {
  /** Empty where the lines are only shown. */
  from: string;
  to: string;
}

export interface FileDiff {
  file: string;
  hunks: Hunk[];
}

/** Ends a hunk: the head of the next one, or lines that are left out. */
const END_OF_HUNK = /^(@@.*| ?\[…\])$/;

function toHunk(lines: readonly string[]): Hunk {
  const text = (markers: string) =>
    lines
      .filter((line) => markers.includes(line.charAt(0)) || line === '')
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  return { from: text(' -'), to: text(' +') };
}

/** The lines between lines that end something. */
function split(lines: readonly string[], isEnd: (line: string) => boolean): string[][] {
  return lines
    .reduce<string[][]>(
      (parts, line) => (isEnd(line) ? [...parts, []] : [...parts.slice(0, -1), [...(parts.at(-1) ?? []), line]]),
      [[]],
    )
    .filter((part) => part.length > 0);
}

/**
 * The files of a unified diff, whose hunks are found by their lines and not by numbers.
 *
 * @param diff each file begins with `--- a/PATH` or `--- /dev/null`, and `+++ b/PATH`; `[…]` represents lines left out
 */
export function parseDiff(diff: string): FileDiff[] {
  return split(diff.trimEnd().split('\n'), (line) => line.startsWith('--- ')).map(([head = '', ...lines]) => ({
    file: head.replace('+++ b/', ''),
    hunks: split(lines, (line) => END_OF_HUNK.test(line)).map(toHunk),
  }));
}
