import type { MatchIndex, MatchJob } from '../../../../contract/rules/matches/match';
import type { JobIndex } from './job-index';
import type { SearchableJob } from './searchable-job';

/** The index of "Juga cocok" as the ranking of "Paling cocok" reads it. */
export const toMatchIndex = <Job extends SearchableJob & MatchJob>({
  jobs,
  texts,
  phraseAt,
}: JobIndex<Job>): MatchIndex<Job> => ({
  jobs,
  find: (words, field) => {
    const found = texts.search(words, { combineWith: 'AND', fields: [field] }).map(({ id }) => id as number);
    return words.includes(' ') ? found.filter((id) => phraseAt(id, field).includes(` ${words} `)) : found;
  },
});
