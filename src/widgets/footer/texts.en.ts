import type { texts } from './texts';

export const english = {
  claim: 'The bridge between people looking for work and companies all over Indonesia.',
  candidates: 'Candidates',
  jobs: 'Find Jobs',
  terms: 'Terms and Conditions',
  company: 'Company',
  about: 'About',
  help: 'Help Center',
  networks: 'Social media',
  newTab: (network) => `${network} (new tab)`,
  copyright: (year) => `© ${year} Titian. All rights reserved.`,
} satisfies typeof texts;
