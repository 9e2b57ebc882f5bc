import type { texts } from './texts';

export const english = {
  rulesUnavailable:
    'What you typed cannot be checked at the moment. Please check your internet connection and try again.',
  passwordCommon: 'This password is too common and easy to guess. Please choose another one.',
} satisfies typeof texts;
