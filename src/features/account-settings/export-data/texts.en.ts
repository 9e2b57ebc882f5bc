import type { texts } from './texts';

export const english = {
  title: 'Download my data',
  intro: 'We prepare one ZIP file with all the data that is stored about you here:',
  contents: [
    'profile, applications and all other data as JSON, which other programs can read',
    'an HTML page with the same content, which you can open and read',
    'your photo and your CV',
  ],
  warning: 'The file has your personal data in it. Do not keep it on a device that others use.',
  prepare: 'Prepare my data',
  again: 'Prepare again',
  waiting: 'Waiting to begin',
  progress: (percent: number) => `Being prepared: ${percent}%`,
  mayLeave: 'You may leave this page. We continue to prepare the file.',
  progressUnknown: 'The progress cannot be shown at the moment. We continue to prepare the file.',
  download: (size: string | null) => (size === null ? 'Download' : `Download (${size})`),
  downloading: 'The file is still being downloaded.',
  ready: 'Your data is ready.',
  until: (moment: string) => `The file is deleted on ${moment}.`,
  replaces: 'Preparing it again replaces this file.',
  failed: 'Your data could not be prepared.',
  starting: 'The request is still being sent.',
  retry: 'Try again',
  startFailed: 'Your data cannot be prepared at the moment.',
  downloadFailed: 'The file cannot be downloaded at the moment.',
  loadFailed: 'The data that was prepared could not be loaded',
} satisfies typeof texts;
