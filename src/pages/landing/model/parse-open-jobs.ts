import { array, number, object, safeParse, string, unknown } from 'valibot';
import type { InferOutput } from 'valibot';
import { parseJobs } from '@/entities/job';
import type { Job } from '@/entities/job';

const links = array(object({ name: string(), count: number() }));

const openJobs = object({ now: string(), newest: array(unknown()), cities: links, functions: links });

/** The newest open jobs, and the cities and functions with the most open jobs, with their numbers. */
export interface OpenJobs extends Omit<InferOutput<typeof openJobs>, 'newest'> {
  newest: Job[];
}

/** Reads what `toOpenJobs` has made; null for a text that is something else, and where no job is open. */
export function parseOpenJobs(text: string): OpenJobs | null {
  try {
    const { success, output } = safeParse(openJobs, JSON.parse(text));
    if (!success) return null;
    const newest = parseJobs(output.newest, 'open-jobs');
    return newest.length > 0 ? { ...output, newest } : null;
  } catch {
    return null;
  }
}
