import type { AppDeps } from '../app-deps';
import type { Turns } from '../http/turns';
import { answers, shareRuns, type Answer } from '../reads/answer';
import { readJobsVersion } from './jobs-version';

/** By which public reads of jobs are answered. */
export interface ReadDeps extends Pick<AppDeps, 'db' | 'now'> {
  /** The queue of the process, for what is kept for nobody. */
  turns: Turns;
  answer: Answer;
  /** Reads the version of the jobs (`readJobsVersion`); callers share its runs. */
  version: () => Promise<string>;
}

type Deps = Pick<AppDeps, 'db' | 'readDb' | 'now' | 'maxAge'>;

export function readDeps({ db, readDb = db, now, maxAge }: Deps, turns: Turns): ReadDeps {
  const version = shareRuns(readJobsVersion({ db: readDb, now }));
  return { db: readDb, now, turns, answer: answers({ now, turns, maxAge }), version };
}
