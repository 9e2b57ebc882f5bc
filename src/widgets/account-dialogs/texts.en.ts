import type { texts } from './texts';

export const english = {
  loginRequired: 'It looks like you do not have an account yet',
  signUpFirst: 'You need to sign up',
  signInFirst: 'or sign in to your account first!',
  signUp: 'Sign up now!',
  signIn: 'Sign in to your account!',
  sessionEnded: 'Your session has ended',
  signInToGoOn: 'Sign in again to continue.',
  signInAgain: 'Sign in again',
  readFirst: 'Read it first, without an account',
} satisfies typeof texts;
