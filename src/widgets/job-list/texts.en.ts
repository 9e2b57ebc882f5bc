import { groupDigits } from '@/shared/lib/text';
import type { texts } from './texts';

export const english = {
  visitorSaved: 'Sign in to see the jobs that you have saved.',
  signIn: 'Sign in',
  tabsLabel: 'Groups of jobs',
  tabs: {
    'for-you': 'For you',
    explore: 'Explore',
    saved: 'Saved',
  },
  loading: 'Loading jobs, please wait...',
  count: (jobs) => `${groupDigits(jobs)} ${jobs === 1 ? 'job' : 'jobs'}`,
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  none: 'Sorry, there are no jobs for your search yet',
  searchHint: 'Try other keywords or remove some of the filters.',
  showAll: 'Show all',
  noneSaved: 'You have not saved any jobs yet.',
  bookmarkHint: 'Press the bookmark icon on a job to save it here.',
  bookmarksUnsaved:
    'Your bookmarks could not be saved: the storage of this browser is full or blocked. The changes are lost when the page is reloaded.',
  savedHidden: 'None of your saved jobs match your search.',
  clearFilters: 'Clear all filters',
  failed: 'The jobs could not be loaded.',
  moreFiltersFailed: 'The other filters could not be opened.',
  countsFailed: 'The jobs of each option could not be counted.',
  outdated: 'The jobs could not be loaded. What you see are the previous results.',
  retry: 'Try again',
  apply: 'Apply',
  applyFor: (job) => `Apply for ${job}`,
  seeStatus: 'See status',
  statusOf: (job) => `See status of ${job}`,
  pages: 'Pages of jobs',
  page: (page) => `Page ${page}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
} satisfies typeof texts;
