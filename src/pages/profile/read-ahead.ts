import type { Reads } from '@/shared/api';

/** Asks for what the profile shows first, before its page is drawn. @returns once the profile is answered, either way */
export async function readProfileAhead(reads: Reads): Promise<void> {
  const { makeFirstReads } = await import(/* webpackMode: "eager" */ './model/first-reads');
  await makeFirstReads(reads);
}
