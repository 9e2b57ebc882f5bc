/** The CVs of the corpus with the values that are expected, and files that are no part of the project with what is read in them. */
import { toReading } from '../src/entries/to-reading';
import { fromResume, parseResume } from '../src/files/from-resume';
import { layOut } from '../src/files/pdf/lay-out';
import type { Piece } from '../src/files/pdf/piece';
import { readZip } from '../src/files/zip/read-zip';
import type { CvReading } from '../src/reading';
import { readCorpus, type ExpectedEntry } from './read-corpus';

/** A file by its bytes, its text, or the pieces of text of its pages. */
export interface GivenFile {
  name: string;
  content: Uint8Array | string | Piece[];
}

/** Each field on a line of its own. */
const valuesOf = (entries: readonly ExpectedEntry[]): string[] =>
  entries.flatMap(({ section, values }) =>
    Object.entries(values).map(([field, value]) => `${section}.${field}: ${String(value).replaceAll(/\s+/g, ' ')}`),
  );

const unreadOf = (lines: CvReading['unread']): string[] => lines.map(({ text }) => `unread: ${text}`);

/** The values of a reading, and the lines that it tells as unread. */
const allOf = ({ entries, unread }: CvReading): string[] => [...valuesOf(entries), ...unreadOf(unread)];

function readFile({ content }: GivenFile): string[] {
  if (typeof content === 'string') return allOf(fromResume(parseResume(content)));
  return allOf(Array.isArray(content) ? toReading(layOut(content)) : readZip(content));
}

/** The values that are read in a file; none where it is refused. */
function readValues(file: GivenFile): string[] {
  try {
    return readFile(file);
  } catch {
    return [];
  }
}

/** @param files files that are no part of the project: what is read in them is expected */
export const casesOf = (files: readonly GivenFile[]) => [
  ...(['held-out', 'foreign-held-out', 'foreign', ''] as const).flatMap((folder) =>
    readCorpus(folder).map(({ name, lines, expected }) => ({
      set: folder || 'corpus',
      name,
      // Nobody labelled what is unread: it is as it is read today.
      expected: [...valuesOf(expected), ...unreadOf(toReading(lines).unread)],
      read: () => allOf(toReading(lines)),
    })),
  ),
  ...files.map((file) => ({ set: 'files', name: file.name, expected: readValues(file), read: () => readValues(file) })),
];
