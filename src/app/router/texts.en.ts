import type { texts } from './texts';

export const english = {
  loading: 'Loading the page',
  failedDocumentTitle: 'The page cannot be shown – Titian',
  failedTitle: 'The page cannot be shown',
  failed: 'This page cannot be shown.',
  unknownAddress: 'That page was not found. This is the home page.',
  signedOutElsewhere: 'You have signed out in another tab.',
  accountChanged: 'The account in another tab has changed.',
  accountChangedTo: (name) => `The account in another tab has changed. You are now signed in as ${name}.`,
  close: 'Close',
  sessionLabel: 'Session',
  sessionUnsaved:
    'This browser could not save your session; it may block site data. You will be signed out when the page is reloaded. Allow cookies for Titian to stay signed in.',
  unsaved: (contents) => `Not saved: ${contents}. The storage of this browser is full or blocked.`,
  contents: {
    bookmarkedJobs: 'bookmarks',
    searchHistory: 'recent searches',
    pendingReferences: 'notes on your last application',
    registration: 'the email address you signed up with',
    returnTo: 'the job you were on your way to',
  },
} satisfies typeof texts;
