import type { texts } from './texts';

export const english = {
  menu: 'Main menu',
  menuButton: 'Menu',
  skip: 'Skip to content',
  home: 'Home',
  jobs: 'Jobs',
  signIn: 'Sign in',
  signUp: 'Sign up',
  account: 'My Account',
  profile: 'Profile',
  applications: 'Application Status',
  signOut: 'Sign out',
} satisfies typeof texts;
