import { randomUUID } from 'node:crypto';

/** An invented candidate of one test: a new address each time, so that runs do not meet. */
export const newCandidate = () => ({
  name: 'Dewi Lestari Uji',
  email: `dewi-${randomUUID().slice(0, 8)}@example.com`,
  phone: '081234567890',
  password: 'Rahasia!1',
});
