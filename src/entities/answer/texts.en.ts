import type { texts } from './texts';

const days = (count: number | string) => `${count} ${Number(count) === 1 ? 'day' : 'days'}`;

export const english = {
  usually: (count) => `Usually answers within ${days(count)}`,
  counts: (answered, counted) => `${answered} of ${counted} people answered (last 180 days)`,
  waiting: (day, count) => `Day ${day}; this company usually answers within ${days(count)}.`,
  late: 'No answer yet.',
  similar: 'Similar jobs',
  why: 'Where does this number come from?',
  explanation:
    'It counts the people who applied on Titian to jobs of this company 14 to 180 days ago. The first answer is a new stage, an appointment, an acceptance or a rejection; a job that closes is no answer. Half of those that were answered had their answer within that time. Counts are rounded to fives, over 20 to tens, and updated once a week.',
} satisfies typeof texts;
