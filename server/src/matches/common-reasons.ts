import type { MatchReason } from '@titian/job-search';

/**
 * The reasons that all matches share, each as the first has it: from the same value of the profile and, where it is not
 * the title or function, from the same field and words of the vacancy.
 */
export function commonReasons(matches: readonly { reasons: readonly MatchReason[] }[]): MatchReason[] {
  const keyOf = ({ part, profile, job }: MatchReason): string =>
    JSON.stringify([part, profile, job.field === 'title' || job.field === 'function' ? null : job]);
  const [first, ...others] = matches.map(({ reasons }) => reasons);
  const keys = others.map((reasons) => new Set(reasons.map(keyOf)));
  return (first ?? []).filter((reason) => keys.every((each) => each.has(keyOf(reason))));
}
