import { randomUUID } from 'node:crypto';
import { keepSecret, nationalNumber } from './secrets';

/** An invented candidate of one test: a new address each time, so that runs do not meet. */
export const newCandidate = () => {
  const candidate = {
    name: 'Dewi Lestari Uji',
    email: `dewi-${randomUUID().slice(0, 8)}@example.com`,
    phone: '081234567890',
    password: 'Rahasia!Saya1',
  };
  [candidate.name, candidate.email, nationalNumber(candidate.phone), candidate.password].forEach(keepSecret);
  return candidate;
};
