/** The contents of a CV, as text; `pdf/` decides its appearance. */
import type { CvLanguage } from './cv-options';

/** `text` is what people read; `url` opens on a click and is null where no web page can be opened. */
export interface CvLink {
  text: string;
  url: string | null;
}

/** A way in which the candidate is reached, or where they live. */
export interface CvContact extends CvLink {
  label?: string;
}

/** One record of a section. Parts that are missing or empty are left out. */
export interface CvEntry {
  title?: string;
  period?: string;
  /** A company, an institution or an organisation. */
  organization?: string;
  details?: string;
  text?: string | null;
  link?: CvLink;
}

export interface CvSection {
  heading: string;
  entries: CvEntry[];
}

export interface Cv {
  lang: CvLanguage;
  name: string;
  headline: string | null;
  /** As far as is known. */
  contacts: CvContact[];
  /** Those that are filled, in the order of the page. */
  sections: CvSection[];
}
