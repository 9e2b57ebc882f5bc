import { eq } from 'drizzle-orm';
import { isUuid } from '../../applications/job-id';
import type { Db } from '../../db/client';
import { applications } from '../../db/schema';
import { CommandFailure } from '../command-failure';
import { isLater, type Step } from './steps';

type Application = typeof applications.$inferSelect;

/** An application, locked for a change. Throws CommandFailure for an unknown id. */
async function findApplication(db: Db, id: string): Promise<Application> {
  const [found] = isUuid(id) ? await db.select().from(applications).where(eq(applications.id, id)).for('update') : [];
  if (!found) throw new CommandFailure(`No such application: ${id}.`);
  return found;
}

function change(db: Db, id: string, values: (current: Application) => Partial<Application>) {
  return db.transaction(async (tx) => {
    const current = await findApplication(tx, id);
    const changed = { ...current, ...values(current) };
    await tx.update(applications).set(changed).where(eq(applications.id, current.id));
    return {
      id: changed.id,
      status: changed.status,
      rejected: changed.rejectedAt?.toISOString().slice(0, 10) ?? null,
    };
  });
}

/**
 * Moves an application to a later step of the pipeline; with `force` to any, and a rejection is withdrawn. Throws
 * CommandFailure for an unknown id and, without `force`, for a step that is no later one and a rejected application.
 */
export function advanceApplication(db: Db, id: string, step: Step, force: boolean) {
  return change(db, id, (current) => {
    if (!force && current.rejectedAt)
      throw new CommandFailure('The application was rejected; --force moves it anyway.');
    if (!force && !isLater(step, current.status)) {
      throw new CommandFailure(`The application is at ${current.status} already; --force moves it to ${step} anyway.`);
    }
    return { status: step, rejectedAt: null };
  });
}

/**
 * Turns an application down; its job stays as it is. Throws CommandFailure for an unknown id, one that was rejected
 * before, and one whose candidate has been taken on (specification 1, section 4).
 */
export function rejectApplication(db: Db, id: string, now: Date) {
  return change(db, id, (current) => {
    if (current.rejectedAt) throw new CommandFailure('The application was rejected before.');
    if (current.status === 'onboard')
      throw new CommandFailure('The application is at onboard, which is no longer rejected.');
    return { rejectedAt: now };
  });
}
