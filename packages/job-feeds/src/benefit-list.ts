import { NAMED_BENEFITS } from '@titian/rules/named-benefits';
import { MAX_TEXT_LENGTH, rawTexts, shortText } from './fields';
import { plainText } from './plain-text';
import type { Warn } from './warnings';

const MAX_BENEFITS = 50;

const spelling = new Map<string, string>(NAMED_BENEFITS.map((name) => [name.toLowerCase(), name]));

/**
 * The benefits of a row's `jobBenefits`: a list, or a text with one on each line or between commas, which may be HTML.
 * One of the named benefits (contract, "Jobs") takes their spelling, so that it gets their icon. What is too long or
 * too much is left out with a warning.
 */
export function toBenefits(jobBenefits: unknown, warn: Warn): string[] {
  const separator = Array.isArray(jobBenefits) ? /[\r\n]+/ : /[\r\n;,•]+/;
  const parts = rawTexts(jobBenefits, 'jobBenefits', warn).flatMap((text) => plainText(text).split(separator));
  const isShort = (part: string): boolean => part.trim().length <= MAX_TEXT_LENGTH;
  if (!parts.every(isShort))
    warn('too-long', `jobBenefits: what is longer than ${MAX_TEXT_LENGTH} characters is left out`);
  const names = parts.filter(isShort).flatMap((part) => shortText(part, 'jobBenefits', warn) ?? []);
  const distinct = [...new Set(names.map((name) => spelling.get(name.toLowerCase()) ?? name))];
  if (distinct.length > MAX_BENEFITS) warn('too-long', `jobBenefits: only the first ${MAX_BENEFITS} are stored`);
  return distinct.slice(0, MAX_BENEFITS);
}
