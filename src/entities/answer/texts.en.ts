import type { texts } from './texts';

const days = (count: number | string) => `${count} ${Number(count) === 1 ? 'day' : 'days'}`;

export const english = {
  usually: (count) => `Usually answers within ${days(count)}`,
  counts: (answered, counted) => `${answered} of ${counted} applications answered (last 180 days)`,
  roundedCounts: (answered, counted) => `about ${answered} of ${counted} applications answered (last 180 days)`,
  waiting: (day, count) => `Day ${day}; this company usually answers within ${days(count)}.`,
  late: 'No answer yet.',
  similar: 'Similar jobs',
  why: 'Where does this number come from?',
  explanation:
    'It counts applications on Titian to all jobs of this company that are 14 to 180 days old. The first answer is a new stage, an appointment, an acceptance or a rejection; a job that closes is no answer. Half of those that were answered had their answer within that time. Counts over 20 are rounded to tens.',
} satisfies typeof texts;
