import { PART_SEPARATOR, groupDigits } from '@/shared/lib/text';
import { perPeriod } from '@/entities/job';
import type { Job } from '@/entities/job';
import type { MatchGap, MatchReason } from '../api/match.dto';
import { texts } from '../texts';

/** The name of a place without "Kabupaten", as one says it; that of a city as it is, which has a regency of its name. */
const toShort = (place: string): string => place.replace(/^kab(?:upaten|\.)\s+/i, '');

/** The number stays on the line of its 'Rp'. */
const rupiah = (amount: string): string => `Rp\u00a0${groupDigits(Number(amount))}`;

/** The amount, place or words of a profile or vacancy as they read. */
const toRead = (part: MatchReason['part'], text: string): string => {
  if (part === 'pay') return rupiah(text);
  return part === 'place' ? toShort(text) : text;
};

/** The words of the vacancy; pay with the period that it states. */
const theirsOf = ({ part, job }: MatchReason | MatchGap, { salaryPeriod = 'month' }: Job): string => {
  const text = toRead(part, job.quote);
  return part === 'pay' && salaryPeriod !== 'month' ? perPeriod(text, salaryPeriod) : text;
};

/** Sentences that are worded from place or level alone. */
const BARE_SENTENCES = ['lives', 'educated'];

/** True when the app has words for a reason: a provider may have further ones. */
export const hasWords = ({ sentence }: MatchReason): boolean =>
  BARE_SENTENCES.includes(sentence) || Object.hasOwn(texts.sentences, sentence);

/** A reason in a few words: "pernah jadi Kasir". */
function shortReason({ part, sentence, profile, job }: MatchReason): string {
  const own = toRead(part, profile.value);
  const theirs = toRead(part, job.quote);
  if (sentence === 'lives') return own === theirs ? theirs : texts.near(theirs, own);
  if (sentence !== 'educated') return texts.sentences[sentence as keyof typeof texts.sentences](own);
  if (job.field === 'minEducation') return own;
  return profile.value === job.quote || !/\b(?:semua|segala|any|apa)\b/i.test(job.quote)
    ? texts.sentences.studied(own)
    : theirs;
}

/** Reasons that all matches share: "Anda di Sleman dan berminat desain". */
export const commonReasons = (reasons: readonly MatchReason[]): string =>
  texts.you(reasons.map(({ part, profile }) => texts.own[part](toRead(part, profile.value))));

const isSame = (one: MatchReason, other: MatchReason): boolean =>
  one.part === other.part && one.sentence === other.sentence && one.profile.value === other.profile.value;

/** Reasons that a card names. */
const MAX_REASONS = 2;

/** The greatest reasons that set a match apart, in a few words. */
export const ownReasons = (reasons: readonly MatchReason[], common: readonly MatchReason[]): string =>
  reasons
    .filter((reason) => !common.some((shared) => isSame(shared, reason)))
    .slice(0, MAX_REASONS)
    .map(shortReason)
    .join(PART_SEPARATOR);

/** A reason with the two things that it compares. */
export function fullReason(reason: MatchReason, vacancy: Job): string {
  const { part, sentence, profile, points } = reason;
  const own = toRead(part, profile.value);
  const theirs = theirsOf(reason, vacancy);
  return sentence === 'lives'
    ? texts.lives(own, theirs, points)
    : texts.compared(texts.parts[part], own, theirs, points);
}

/** Words for a requirement of a vacancy that the profile does not meet. */
export function gapText(gap: MatchGap, vacancy: Job): string {
  const { part, profile, job } = gap;
  const own = toRead(part, profile.value);
  if (job.field === 'minExperienceMonths') return texts.gaps.level(texts.experience(job.quote), own);
  return texts.gaps[part](job.field === 'workingType' ? texts.internship : theirsOf(gap, vacancy), own);
}
