import { findSignals } from '@titian/job-signals';
import { escapeMarkup } from '../../http/escape-markup';

interface FoundSignal {
  kind: string;
  quote: string;
}

const UNKNOWN = {
  id: '',
  title: '',
  requirements: '',
  workingType: null,
  functionOfInterest: null,
  minEducation: null,
  minExperienceMonths: null,
  minSalary: null,
  maxSalary: null,
  salaryPeriod: null,
};

/** Where a sentence is in a text that has more spaces than it; null for one that is not in it. */
function placeOf(quote: string, text: string): { start: number; quote: string } | null {
  const words = quote.replace(/^… | …$/g, '').split(/\s+/);
  const [pattern] = [words.map((word) => word.replace(/[$()*+./?[\\\]^{|}-]/g, '\\$&')).join('\\s+')];
  const found = new RegExp(pattern).exec(text);
  return found && { start: found.index, quote: found[0] };
}

/**
 * The parts of an advertisement that are worth a question, exactly as they are written, in the order of the text.
 * Specification 4, section 14.
 */
export function checkAdvertisement(text: string): FoundSignal[] {
  const description = text
    .split(/\r?\n/)
    .map((line) => `<p>${escapeMarkup(line)}</p>`)
    .join('');
  return findSignals({ ...UNKNOWN, description })
    .flatMap(({ kind, quote }) => {
      const place = placeOf(quote, text);
      return place ? [{ kind, ...place }] : [];
    })
    .sort((one, other) => one.start - other.start)
    .map(({ kind, quote }) => ({ kind, quote }));
}
