import type { Vacancy } from './vacancy';

/** A vacancy with these values. */
export const makeVacancy = (values: Partial<Vacancy> = {}): Vacancy => ({
  id: 'job-1',
  title: 'Staf',
  workingType: 'fulltime',
  functionOfInterest: null,
  description: '',
  requirements: '',
  minEducation: null,
  minExperienceMonths: null,
  minSalary: null,
  maxSalary: null,
  ...values,
});

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Lines of text as the HTML of a description. */
export const toHtml = (lines: readonly string[]): string => lines.map((line) => `<p>${escaped(line)}</p>`).join('');
