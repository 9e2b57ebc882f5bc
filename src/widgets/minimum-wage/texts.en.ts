import type { texts } from './texts';

export const english = {
  most: ({ pay, minimum, province, year }) =>
    `The highest pay stated (${pay}) is below the ${year} minimum wage of ${province}: ${minimum} a month.`,
  least: ({ pay, minimum, province, year }) =>
    `The lowest pay stated (${pay}) is below the ${year} minimum wage of ${province}: ${minimum} a month.`,
  approximately: (amount) => `about ${amount}`,
  source: (source) => `Source: ${source}.`,
  exempt: 'Micro and small businesses are exempt (PP 36/2021).',
} satisfies typeof texts;
