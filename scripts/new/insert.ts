import { UsageError } from './names';

/** Adds lines to the text of a file. Throws a UsageError where it does not find the place. */
export type Insert = (text: string, file: string) => string;

function indexOf(text: string, anchor: string, file: string): number {
  const index = text.indexOf(anchor);
  if (index < 0) throw new UsageError(`${file} has no place to register in: "${anchor.trim()}" is missing.`);
  return index;
}

const startOfLine = (text: string, index: number): number => text.lastIndexOf('\n', index) + 1;

/** Inserts whole lines before the first line that has `anchor`. */
export const before =
  (anchor: string, lines: string): Insert =>
  (text, file) => {
    const index = startOfLine(text, indexOf(text, anchor, file));
    return text.slice(0, index) + lines + text.slice(index);
  };

/** Inserts whole lines after the first line that has `anchor`. */
export const after =
  (anchor: string, lines: string): Insert =>
  (text, file) => {
    const index = text.indexOf('\n', indexOf(text, anchor, file)) + 1;
    return text.slice(0, index) + lines + text.slice(index);
  };

/** Inserts text within a line, before `anchor`. */
export const within =
  (anchor: string, inserted: string): Insert =>
  (text, file) => {
    const index = indexOf(text, anchor, file);
    return text.slice(0, index) + inserted + text.slice(index);
  };

/** Carries out one insertion after another. */
export const inserts =
  (...all: Insert[]): Insert =>
  (text, file) =>
    all.reduce((changed, insert) => insert(changed, file), text);
