import type { Cv, CvEntry } from '../cv';

/**
 * The most characters in other scripts than Latin, symbols and separate accents that the records of a CV may have, and how
 * many different ones. Each is shaped, and a different one is an outline of its own: a Latin letter takes a small part of
 * that time. The longest CV of a person has some thousands of them; in Latin script no profile reaches this.
 */
const MAX_DRAWN = 16_000;
const MAX_OUTLINES = 5_000;

const DRAWN = /[^\p{Script=Latin}\p{N}\p{P}\p{Z}\p{C}]/gu;

/** Every text of a record. */
export const entryTexts = ({ title, period, organization, details, text, link }: CvEntry) => [
  title,
  period,
  organization,
  details,
  text,
  link?.text,
];

/** The CV up to the record with which it would take too long to draw, and how many records are left out from there. */
export function withinLimit(cv: Cv): { cv: Cv; omitted: number } {
  const outlines = new Set<string>();
  let [drawn, omitted] = [0, 0];
  const fits = (entry: CvEntry): boolean => {
    const characters = entryTexts(entry).join('').normalize('NFC').match(DRAWN) ?? [];
    drawn += characters.length;
    for (const character of characters) outlines.add(character);
    const isWithin = drawn <= MAX_DRAWN && outlines.size <= MAX_OUTLINES;
    if (!isWithin) omitted += 1;
    return isWithin;
  };
  const sections = cv.sections.map((section) => ({ ...section, entries: section.entries.filter(fits) }));
  return { cv: { ...cv, sections: sections.filter(({ entries }) => entries.length > 0) }, omitted };
}
