import { createToken, hashToken } from '../src/session/tokens';
import { hashPassword } from '../src/accounts/passwords';
import { candidates, sessions } from '../src/db/schema';
import type { TestApp } from './test-app';

type NewCandidate = Partial<typeof candidates.$inferInsert> & { password?: string };

let count = 0;

/** Stores a candidate, activated by default, and gives back the row. */
export async function candidateIn({ db }: Pick<TestApp, 'db'>, { password, ...values }: NewCandidate = {}) {
  count += 1;
  const [row] = await db
    .insert(candidates)
    .values({
      email: `candidate${count}@example.com`,
      name: 'Siti Rahma',
      phoneNumber: '+628123456789',
      activatedAt: new Date(),
      termsAcceptedAt: new Date(),
      passwordHash: password === undefined ? 'none' : await hashPassword(password),
      ...values,
    })
    .returning();
  if (!row) throw new Error('No candidate was stored.');
  return row;
}

/** Stores a session of a candidate and gives back the header that carries it. */
export async function sessionOf({ db }: Pick<TestApp, 'db'>, candidateId: string) {
  const token = createToken();
  const expiresAt = new Date(Date.now() + 86_400_000);
  await db.insert(sessions).values({ tokenHash: hashToken(token), candidateId, expiresAt });
  return { token, headers: { authorization: `Bearer ${token}` } };
}

/** A candidate with a session: the row's id, the token and the header that carries it. */
export async function signedIn(test: Pick<TestApp, 'db'>, values: NewCandidate = {}) {
  const candidate = await candidateIn(test, values);
  return { candidate, id: candidate.id, ...(await sessionOf(test, candidate.id)) };
}
