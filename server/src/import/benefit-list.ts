import { NAMED_BENEFITS } from '../jobs/named-benefits';
import { RowRefused } from './import-problems';
import { MAX_TEXT_LENGTH, rawTexts, shortText } from './fields';

const MAX_BENEFITS = 50;

const spelling = new Map<string, string>(NAMED_BENEFITS.map((name) => [name.toLowerCase(), name]));

/**
 * The benefits of a row's `jobBenefits`: a list, or a text with one on each line or between commas. One of the named
 * benefits (contract, "Jobs") takes their spelling, so that it gets their icon. Throws RowRefused for what is no text,
 * too long or too many.
 */
export function toBenefits(jobBenefits: unknown): string[] {
  const texts = rawTexts(jobBenefits, 'jobBenefits');
  const parts = Array.isArray(jobBenefits) ? texts : texts.flatMap((text) => text.split(/[\r\n;,•]+/));
  const names = parts.flatMap((part) => shortText(part, 'jobBenefits', MAX_TEXT_LENGTH) ?? []);
  const distinct = [...new Set(names.map((name) => spelling.get(name.toLowerCase()) ?? name))];
  if (distinct.length > MAX_BENEFITS) throw new RowRefused(`jobBenefits has more than ${MAX_BENEFITS} entries`);
  return distinct;
}
