import type { texts } from './texts';

export const english = {
  documentTitle: 'Check an advertisement – Titian',
  title: 'Check an advertisement',
  intro:
    'Did you get a message or see a job advertisement outside Titian? Paste it here. We show you the sentences that are worth asking about first.',
  privacy: 'We neither store it nor pass it on. We do not open the links in it.',
  field: 'Text of the message or advertisement',
  check: 'Check',
  missing: 'First enter the message or advertisement that you want to check.',
  tooLong: (limit) => `At most ${limit} characters. Check it part by part.`,
  count: (length, limit) => `${length}/${limit} characters`,
  offline: 'Checking needs a connection',
  offlineHint: 'Your text stays in this field as long as this page is open.',
  pictureLost: 'The shared picture did not reach this page. Choose it here, or type its text.',
  failed: 'The text could not be checked.',
  slow: 'Still checking. Your connection may be slow.',
  unavailable: 'Advertisements cannot be checked yet',
  unavailableHint: 'This site cannot check advertisements from elsewhere yet.',
  findJobs: 'Find jobs',
  found: (signals) => (signals === 1 ? '1 thing worth asking about' : `${signals} things worth asking about`),
  foundIntro:
    'This is no accusation. The marked parts are quoted exactly from your text. What is not marked is not necessarily safe.',
  checkedText: 'Text that was checked',
  nothing: 'We found no sign that we know. That is no guarantee.',
  alwaysTitle: 'Three things to do always',
  always: [
    'Contact the company by a way that is not in the message: look up its official site or office number yourself.',
    'Never pay, and never give an OTP, a PIN or a selfie.',
    'For work abroad, first look up the licensed agency (P3MI) that offers it in the government’s official list.',
  ],
  channelsTitle: 'Where to ask and report',
  checkedOn: (day) => `Compared with their sources on ${day}.`,
} satisfies typeof texts;
