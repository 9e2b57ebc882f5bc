import { groupDigits } from '@/shared/lib/text';
import type { texts } from './texts';

export const english = {
  loading: 'Loading the job',
  summary: 'Job summary',
  salary: {
    month: 'Monthly salary',
    day: 'Daily pay',
    hour: 'Hourly pay',
    week: 'Weekly pay',
    year: 'Yearly salary',
  },
  pay: 'Pay',
  terms: {
    company: 'Company',
    workplace: 'Workplace',
    workingType: 'Job type',
    province: 'Location',
    city: 'City',
    functionOfInterest: 'Function',
    industry: 'Industry',
  },
  about: 'About this job',
  further: { posted: 'Posted', openings: 'Openings', education: 'Education', experience: 'Experience' },
  posted: (day, age) => `${day} (${age})`,
  openings: (people) => `${groupDigits(people)} ${people === 1 ? 'person' : 'people'}`,
  minEducation: (level) => `min. ${level}`,
  minExperience: (duration) => `min. ${duration}`,
  noExperience: 'none needed',
  description: 'Job description',
  noDescription: 'There is no description yet.',
  requirements: 'Job requirements',
  noRequirements: 'There are no requirements yet.',
  benefits: 'Benefits and allowances',
  noBenefits: 'There is no information yet.',
  minimumWage: {
    most: ({ pay, minimum, province, year }) =>
      `The highest pay stated (${pay}) is below the ${year} minimum wage of ${province}: ${minimum} a month.`,
    least: ({ pay, minimum, province, year }) =>
      `The lowest pay stated (${pay}) is below the ${year} minimum wage of ${province}: ${minimum} a month.`,
    counted: (pay, monthly) => `${pay}, counted as ${monthly} a month`,
    approximately: (amount) => `about ${amount}`,
    source: (source) => `Source: ${source}.`,
    exempt: 'Micro and small businesses are exempt (PP 36/2021).',
  },
} satisfies typeof texts;
