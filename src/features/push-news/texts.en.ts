import type { texts } from './texts';

export const english = {
  ask: 'Tell me on this phone when there is an answer',
  dismiss: 'Close',
  here: 'Notifications on this device',
  hint: 'Appointments and answers to applications show on the screen at once; new jobs at most once a day. From 9 pm to 7 am only an appointment within 24 hours.',
  withoutContent: 'Without content',
  withoutContentHint: 'The screen shows only "Ada kabar untuk Anda di Titian" (there is news for you).',
  on: 'Notifications on this device are on.',
  off: 'Notifications on this device are off.',
  saved: 'The settings of notifications are saved.',
  failed: 'Notifications could not be set.',
  causes: {
    noWorker:
      'The part of Titian that receives notifications is not installed in this browser yet. Reload the page, wait a moment and try again.',
    browser:
      'This browser refuses notifications, for example in a private window. Allow Notifications in the site settings, or open Titian in an ordinary window.',
    pushService:
      'This browser could not register at its notification service. Try again later, or open Titian in another browser.',
    endpoint: (host) =>
      `Titian does not accept the notification service of this browser (${host}). Open Titian in Chrome, Firefox, Edge or Safari.`,
  },
  loadFailed: 'The settings of notifications could not be loaded',
  notAllowed: 'You have not allowed notifications yet. Press once more and choose Allow.',
  support: {
    denied:
      'Notifications of Titian are blocked in this browser. Open the site settings by the icon beside the address, allow Notifications, and reload the page.',
    install:
      'On iPhone and iPad, install Titian first: tap Share, then Add to Home Screen. Open Titian from there and turn notifications on.',
    unsupported: 'This browser cannot show notifications yet. Open Titian in a recent Chrome, Firefox, Edge or Safari.',
  },
  ended: {
    removed:
      'Notifications on this device are off: it is no longer in the list of your devices. You can turn them on again in Account settings.',
    blocked:
      'Notifications on this device are off: the browser no longer allows them. You can turn them on again in Account settings.',
    failed:
      'Notifications on this device are off: it could not be registered again. You can turn them on again in Account settings.',
  },
  devices: 'Devices that get notifications',
  unknownDevice: 'Unknown device',
  current: 'This device',
  lastUsed: (moment) => `Last active ${moment}`,
  refused: 'Its notification service refused the last notification',
  remove: 'Remove',
  removeDevice: (device) => `Remove ${device}`,
  removed: 'The device gets no more notifications.',
} satisfies typeof texts;
