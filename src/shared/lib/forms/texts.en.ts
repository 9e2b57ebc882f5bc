import type { texts } from './texts';

export const english = {
  rulesUnavailable:
    'What you typed cannot be checked at the moment. Please check your internet connection and try again.',
} satisfies typeof texts;
