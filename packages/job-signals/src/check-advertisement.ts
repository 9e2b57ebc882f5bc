import { readVacancy } from './find-signals';
import { EXACT_KINDS, isExact } from './signal';
import type { SignalKind } from './signal';
import type { PaidJob } from './vacancy';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Where a quote stands in the text, whose white space may be another. */
const placeOf = (quote: string, text: string): RegExpExecArray | null =>
  new RegExp(
    quote
      .split(/\s+/)
      .map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
      .join('\\s+'),
  ).exec(text);

/**
 * The sentences of an advertisement or a message that a reader may want to check, each with its kind, in the order of the
 * text. Nothing is fetched: a link is read, not opened. Specification 4, section 14.
 *
 * @param text as it was written, with its line breaks
 * @param options.pay vacancies that pay is compared with where the text names their work
 * @returns `quote` is a part of `text` as it was written
 */
export function checkAdvertisement(
  text: string,
  { pay = [] }: { pay?: readonly PaidJob[] } = {},
): { kind: SignalKind; quote: string }[] {
  const job = {
    id: '',
    title: '',
    workingType: null,
    functionOfInterest: null,
    minEducation: null,
    minExperienceMonths: null,
    minSalary: null,
    maxSalary: null,
    description: escaped(text),
    requirements: '',
  };
  return readVacancy(job, pay)
    .flatMap(({ rule, kind, quote }) => {
      const found = placeOf(quote, text);
      return found ? [{ start: found.index, kind: isExact(rule) ? EXACT_KINDS[rule] : kind, quote: found[0] }] : [];
    })
    .sort((one, other) => one.start - other.start)
    .map(({ kind, quote }) => ({ kind, quote }));
}
