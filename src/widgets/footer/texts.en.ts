import type { texts } from './texts';

export const english = {
  claim: 'The bridge between people looking for work and companies all over Indonesia.',
  candidates: 'Candidates',
  jobs: 'Find jobs',
  checkAd: 'Check an advertisement',
  terms: 'Terms and conditions',
  company: 'Company',
  about: 'About',
  help: 'Help centre',
  networks: 'Social media',
  newTab: (network) => `${network} (new tab)`,
  copyright: (year) => `© ${year} Titian. All rights reserved.`,
} satisfies typeof texts;
