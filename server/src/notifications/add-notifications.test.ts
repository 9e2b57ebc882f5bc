import { eq } from 'drizzle-orm';
import { candidateIn } from '../../test/candidates';
import { testApp, type TestApp } from '../../test/test-app';
import { notifications } from '../db/notification-schema';
import { candidates } from '../db/schema';
import { addNotifications, type NewNotification } from './add-notifications';

let test: TestApp;
beforeAll(async () => (test = await testApp()));
afterAll(() => test.close());

const closes = (candidateId: string, threshold: string): NewNotification => ({
  candidateId,
  kind: 'savedJobCloses',
  subject: 'a job',
  threshold,
  data: { jobId: 'a job', deadline: '2026-12-01' },
  createdAt: new Date('2026-11-28T00:00:00Z'),
});

it('stores news once for each candidate, kind, subject and threshold', async () => {
  const { id } = await candidateIn(test);
  const { id: other } = await candidateIn(test, { email: 'lain@example.com' });
  const rows = [closes(id, '3'), closes(id, '1'), closes(other, '3'), closes(id, '3')];
  expect(await addNotifications(test.db, rows)).toHaveLength(3);
  expect(await addNotifications(test.db, rows)).toEqual([]);
  expect(await test.db.$count(notifications)).toBe(3);
});

it('leaves out an account that is being deleted, and one that is gone', async () => {
  const { id } = await candidateIn(test, { email: 'pergi@example.com' });
  await test.db.update(candidates).set({ deletionRequestedAt: new Date() }).where(eq(candidates.id, id));
  const gone = '6f1c2d3e-0000-4000-8000-000000000000';
  expect(await addNotifications(test.db, [closes(id, '3'), closes(gone, '3')])).toEqual([]);
});
