/** How long an account waits for its deletion, in days: signing in meanwhile keeps it. Specification 4, section 6. */
const DELETION_DAYS = 7;

/** When an account is deleted whose deletion was requested at a time. */
export const deletionTime = (requestedAt: Date): Date => new Date(requestedAt.getTime() + DELETION_DAYS * 86_400_000);

/** The latest request whose time has come. */
export const latestDueRequest = (now: Date): Date => new Date(now.getTime() - DELETION_DAYS * 86_400_000);

/** True when an account cannot be kept any more. */
export const isDeletionDue = (requestedAt: Date | null, now: Date): boolean =>
  requestedAt !== null && deletionTime(requestedAt) <= now;
