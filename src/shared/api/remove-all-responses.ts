import { attemptWithCaches, isResponseCache } from './response-cache';

/** Removes every cached response, those for everybody too: they tell which vacancies were read here. */
export async function removeAllResponses(): Promise<void> {
  await attemptWithCaches(async (storage) => {
    const removed = (await storage.keys()).filter(isResponseCache);
    await Promise.all(removed.map((name) => storage.delete(name)));
  });
}
