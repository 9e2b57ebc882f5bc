/** The contents of a CV, as text; `pdf/` decides its appearance. */
import type { CvLanguage } from './cv-options';

/** `text` is what people read; `url` opens on a click and is null where no web page can be opened. */
export interface CvLink {
  text: string;
  url: string | null;
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
  /** Lines that say how the candidate is reached and where they live, as far as is known. */
  contacts: string[];
  links: CvLink[];
  /** Those that are filled, in the order of the page. */
  sections: CvSection[];
}
