import type { texts } from './texts';

export const english = {
  title: 'Forgot password',
  intro: 'Enter the email address of your account. We will send you a link to create a new password.',
  email: 'Email',
  emailRequired: 'Please enter your email.',
  emailInvalid: 'Please enter a valid email address.',
  submit: 'Submit',
  wait: (seconds) => `Wait ${seconds}s`,
  noAccount: "Don't have an account?",
  createAccount: 'Create account',
  sent: 'Password reset link sent!',
  checkEmail: 'Please check your email for the password reset link, and make sure that it really comes from Titian.',
  notRegistered: 'Your email is not registered!',
  sameEmail: 'Please make sure that you use the email address you signed up with.',
  reconnect: 'If your internet connection was lost, please reconnect and try again.',
  ok: 'OK',
} satisfies typeof texts;
