import type { MatchGap, MatchPart } from './match';

/** The weight of each part, in points, and the sentence that states it. */
export const WEIGHTS: readonly { part: MatchPart; weight: number; sentence: string }[] = [
  { part: 'work', weight: 40, sentence: 'worked' },
  { part: 'interest', weight: 25, sentence: 'interested' },
  { part: 'study', weight: 20, sentence: 'studied' },
  { part: 'skill', weight: 20, sentence: 'skilled' },
  { part: 'place', weight: 30, sentence: 'lives' },
  { part: 'level', weight: 10, sentence: 'ranked' },
  { part: 'education', weight: 10, sentence: 'educated' },
  { part: 'applied', weight: 10, sentence: 'applied' },
  { part: 'saved', weight: 10, sentence: 'saved' },
  { part: 'pay', weight: 8, sentence: 'paid' },
];

/** Share of the weight of `place` in the same regency and in a neighbouring one; elsewhere it is a gap. */
export const PLACE_STEPS: readonly number[] = [1, 0.5];

/** Share of a score that is left where the place is out of reach, or the level of the work does not fit; other gaps are told alone. */
export const GAP_FACTORS: Partial<Record<MatchGap['part'], number>> = { place: 0.5, level: 0.5 };

/** A vacancy of fewer points is no match. */
export const THRESHOLD = 15;

/** Vacancies of one company, and of one title, that are shown. */
export const MAX_COMPANY_JOBS = 2;
export const MAX_TITLE_JOBS = 2;
