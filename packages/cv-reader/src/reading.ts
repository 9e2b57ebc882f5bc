/** A line of a CV in reading order; columns follow each other. */
export interface CvLine {
  text: string;
  /** The cells of a table's row, or of a text that is set with tabs; otherwise the text alone. */
  cells: string[];
  /** From 1; 1 in a file without pages. */
  page: number;
  /** Within the file, from 1. */
  line: number;
  /** Of the font, in points; null where the file does not say it. */
  size: number | null;
  bold: boolean;
  /** True when the line had room for the next line's first word, so that a paragraph ends here; undefined if unknown. */
  ends?: boolean;
  /** True for a header or footer, which several pages repeat. */
  running?: boolean;
  /** True for a line with letters that cannot be read: no entry has it. */
  unreadable?: boolean;
  /** Of data: the name of the value, such as `work.location`. */
  name?: string;
}

/** Parts of the profile that a CV can fill. */
export type CvSection =
  | 'personal'
  | 'headline'
  | 'education'
  | 'workExperience'
  | 'organizationExperience'
  | 'training'
  | 'achievement'
  | 'skill'
  | 'language'
  | 'interest'
  | 'portfolio';

/** An entry that a CV proposes for the profile. */
export interface CvEntry {
  section: CvSection;
  /**
   * By the contract's names of the section's fields, those alone that the file states: a date as exact as the file has it
   * (`YYYY`, `YYYY-MM` or `YYYY-MM-DD`), a flag as `true`, and for a value of a master list its name as the file has it.
   */
  values: Partial<Record<string, string>>;
  /** The lines that it was read from; none for data without lines. */
  source: CvLine[];
}

export interface CvReading {
  entries: CvEntry[];
  /** Lines, or values of data, that no entry was read from. */
  unread: CvLine[];
  /** Number of entries that are not proposed because their sections have too many; nothing where all are. */
  leftOut?: number;
}
