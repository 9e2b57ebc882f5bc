import type { CurrentSubscription } from '@/entities/push';
import { pushStep } from './push-step';

const RECORD = { device: '7', endpoint: 'https://push.example/a' };

/** The browser's subscription: that of the record, or another one; made with a key. */
const found = (path: 'a' | 'b', publicKey: string | null = 'KEY'): CurrentSubscription => ({
  subscription: { endpoint: `https://push.example/${path}`, keys: { p256dh: 'p', auth: 'a' }, expirationTime: null },
  publicKey,
});

/** The provider's response; without `ended` it does not tell. */
const listing = (devices: { id: number; refused?: boolean }[], ended?: number[]) => ({
  publicKey: 'KEY=',
  devices,
  ended,
});

const HERE = listing([{ id: 7 }, { id: 8, refused: true }], []);
const REFUSED = listing([{ id: 7, refused: true }], []);
const ENDED = listing([], [7]);
const REMOVED = listing([{ id: 8 }], [9]);
const MISSING = listing([{ id: 8 }]);

it.each([
  ['nothing has changed', 'tell', found('a'), HERE],
  ['the browser does not tell the key', 'tell', found('a', null), HERE],
  ['the subscription has changed', 'tell', found('b'), HERE],
  ['the subscription is lost', 'subscribe', null, HERE],
  ['the key is another one', 'subscribe', found('a', 'OTHER'), HERE],
  ['the push service refuses it', 'subscribe', found('a'), REFUSED],
  ['the push service refused the former one', 'tell', found('b'), REFUSED],
  ['the push service has ended it', 'subscribe', found('a'), ENDED],
  ['the push service has ended the former one', 'tell', found('b'), ENDED],
  ['the push service has ended it and it is lost', 'subscribe', null, ENDED],
  ['the push service has ended it and the key is another one', 'subscribe', found('b', 'OTHER'), ENDED],
  ['the candidate has removed it', 'removed', found('a'), REMOVED],
  ['the candidate has removed it and it has changed', 'removed', found('b'), REMOVED],
  ['the candidate has removed it and it is lost', 'removed', null, REMOVED],
  ['it is missing, nobody tells why, and nothing has changed', 'removed', found('a'), MISSING],
  ['it is missing, nobody tells why, and it has changed', 'tell', found('b'), MISSING],
  ['it is missing, nobody tells why, and it is lost', 'subscribe', null, MISSING],
  ['it is missing, nobody tells why, and the key is another one', 'subscribe', found('a', 'OTHER'), MISSING],
] as const)('where %s: %s', (_where, step, subscription, provider) => {
  const visit = { record: RECORD, found: subscription, provider };
  expect(pushStep({ ...visit, isAllowed: true })).toBe(step);
  expect(pushStep({ ...visit, isAllowed: false })).toBe('blocked');
});
