import type { texts } from './texts';

export const english = {
  offline: 'You are offline.',
  reconnected: 'You are online again, but your last request was not sent. Please try again.',
  checkConnection: 'Please check your internet connection and try again.',
  refused: 'This request could not be fulfilled.',
  tooManyRequests: 'Too many requests.',
  tryLater: 'Please try again later.',
  tryAgainIn: (wait) => `Please try again in ${wait}.`,
  seconds: (count) => (count === 1 ? '1 second' : `${count} seconds`),
  minutes: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
  tooManyAttempts: (wait) => `Too many attempts. Please wait ${wait} before trying again.`,
  cancelled: 'Sending was cancelled. What you filled in is still here and can be sent again.',
  notSaved: 'Your session has ended, and what you filled in has not been saved.',
} satisfies typeof texts;
