import type { texts } from './texts';

export const english = {
  title: 'Signed-in devices',
  device: (browser: string | null, system: string | null) =>
    browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'A device that is not recognised'),
  current: 'This device',
  lastUsed: (moment: string) => `Last used ${moment}`,
  end: 'Sign out',
  endDevice: (device: string, moment: string) => `Sign out ${device}, last used ${moment}`,
  endOthers: 'Sign out all other devices',
  onlyThis: 'No other device is signed in to your account.',
  empty: 'The list of devices is not available yet.',
  confirmOne: 'Sign this device out of your account?',
  confirmOthers: 'Sign out all other devices?',
  consequence: 'It has to sign in again with the password of your account.',
  cancel: 'Cancel',
  ended: 'The device has been signed out.',
  othersEnded: 'All other devices have been signed out.',
  endFailed: 'The device could not be signed out.',
  loadFailed: 'The devices could not be loaded',
} satisfies typeof texts;
