import { dayInJakarta } from '@titian/rules/jakarta-day';
import { eq } from 'drizzle-orm';
import { forgetPending } from '../../accounts/pending-registrations';
import { recordEvents } from '../../accounts/security-events';
import type { Config } from '../../config';
import type { Db } from '../../db/client';
import { applications, candidates } from '../../db/schema';
import { createMailer } from '../../mail/create-mailer';
import { eraseCandidate } from '../../accounts/deletion/erase-candidate';
import { CommandFailure } from '../command-failure';
import { findCandidate } from './find-candidates';

/** Activates the account of a candidate, who then may sign in without the mailed link. */
export function activateCandidate(db: Db, reference: string, now: Date) {
  return db.transaction(async (tx) => {
    const { id, email, activatedAt } = await findCandidate(tx, reference);
    const activated = activatedAt ?? now;
    await tx.update(candidates).set({ activatedAt: activated }).where(eq(candidates.id, id));
    await forgetPending(tx, id);
    if (!activatedAt) await recordEvents(tx, { kind: 'activated', at: now, address: null, candidateId: id });
    return { id, email, activated: dayInJakarta(activated) };
  });
}

/**
 * Deletes a candidate with all that is stored about them. Throws CommandFailure for an unknown candidate
 * and, unless `confirmed`, to say what would be deleted.
 */
export async function deleteCandidate(
  db: Db,
  config: Config,
  reference: string,
  { confirmed, now }: { confirmed: boolean; now: Date },
) {
  const { id, email } = await findCandidate(db, reference);
  const count = await db.$count(applications, eq(applications.candidateId, id));
  if (!confirmed) {
    throw new CommandFailure(`${email} with ${count} application(s) would be gone for good. --yes deletes them.`);
  }
  await eraseCandidate({ db, config, now: () => now, mailer: createMailer(config, () => undefined) }, id);
  return { id, email, applications: count, deleted: 'yes' };
}
