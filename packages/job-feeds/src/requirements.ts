import { countedMonths } from './experience';
import { isObject, itemsOf, rawText, type JsonObject } from './fields';
import { isHtml, linesOf, listHtml, longTexts } from './html-parts';
import { silently, type Warn } from './warnings';

/** The fields that one must meet, with the word that introduces them; what is unlabelled speaks for itself. */
const FIELDS = [
  { field: 'educationRequirements', label: 'Pendidikan' },
  { field: 'relevantOccupation', label: 'Bidang' },
  { field: 'experienceRequirements', label: 'Pengalaman' },
  { field: 'skills', label: 'Keterampilan' },
  { field: 'qualifications', label: null },
] as const;

/** Google's fixed words for education and experience. */
const INDONESIAN = new Map([
  ['high school', 'SMA/SMK'],
  ['associate degree', 'Diploma'],
  ['bachelor degree', 'Sarjana'],
  ['postgraduate degree', 'Pascasarjana'],
  ['professional certificate', 'Sertifikat profesi'],
]);

const NOTHING_REQUIRED = /^(no requirements?|none|-)$/i;

function duration(months: number): string {
  return months % 12 === 0 ? `${months / 12} tahun` : `${months} bulan`;
}

/** Experience that schema.org counts in months becomes a text, beside what describes it. */
function withDurations(value: unknown): unknown[] {
  return itemsOf(value).flatMap((item) => {
    if (!isObject(item) || !('monthsOfExperience' in item)) return [item];
    const months = countedMonths(item) ?? 0;
    const described = rawText(item.description) ?? rawText(item.name);
    return [...(months > 0 ? [`minimal ${duration(months)}`] : []), ...(described === undefined ? [] : [described])];
  });
}

/** One item for texts of one line, introduced by the label; one for each line of longer texts. */
function itemsFor(label: string | null, texts: string[]): string[] {
  const isShort = texts.every((text) => linesOf(text).length <= 1);
  if (label === null || !isShort) return texts.flatMap(linesOf);
  const named = texts.map((text) => INDONESIAN.get(text.toLowerCase()) ?? text);
  return named.length === 0 ? [] : [`${label}: ${named.join(', ')}`];
}

/**
 * The requirements of a row, as one list in Indonesian: education, field, experience, skills and qualifications. Those that
 * come as HTML follow the list. What is no text is left out with a warning.
 */
export function toRequirements(row: JsonObject, warn: Warn = silently): string {
  const parts = FIELDS.map(({ field, label }) => {
    const texts = longTexts(withDurations(row[field]), field, warn).filter((text) => !NOTHING_REQUIRED.test(text));
    return {
      items: itemsFor(
        label,
        texts.filter((text) => !isHtml(text)),
      ),
      html: texts.filter(isHtml),
    };
  });
  return listHtml(parts.flatMap(({ items }) => items)) + parts.flatMap(({ html }) => html).join('');
}
