import type { texts } from './texts';

export const english = {
  menu: 'Main menu',
  menuButton: 'Menu',
  closeMenu: 'Close menu',
  skip: 'Skip to content',
  home: 'Home',
  jobs: 'Jobs',
  signIn: 'Sign in',
  signUp: 'Sign up',
  account: 'My account',
  profile: 'Profile',
  applications: 'Application status',
  accountSettings: 'Account settings',
  signOut: 'Sign out',
} satisfies typeof texts;
