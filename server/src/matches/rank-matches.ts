/** The ranking of "Paling cocok", for the device and the server. Specification 4, section 8. */
import { findWork, isOfWork } from './find-work';
import type { Found } from './find-work';
import { createJudge } from './judge-job';
import type { KnownJob, Match, MatchGap, MatchIndex, MatchJob, MatchProfile, MatchReason } from './match';
import { companyKey, createIsKnown, jobKey } from './repeats';
import { GAP_FACTORS, MOST_OF_COMPANY, THRESHOLD, WEIGHTS } from './weights';

/** Vacancies that are never shown, and the day. */
export interface MatchOptions {
  /** The candidate applied to them, or dismissed them. */
  without: readonly KnownJob[];
  /** `YYYY-MM-DD` in Jakarta: a vacancy with an earlier deadline is closed. */
  today: string;
  /** How many at most. */
  limit: number;
}

const byPoints = (a: MatchReason, b: MatchReason): number => b.points - a.points;

/** Whole points of each part, the greatest first; none has more than half of all. */
function toReasons(found: readonly Found[], gaps: readonly MatchGap[]): MatchReason[] {
  const left = gaps.reduce((factor, { part }) => factor * GAP_FACTORS[part], 1);
  const reasons = WEIGHTS.flatMap(({ part, weight, sentence }) => {
    const own = found.find((each) => each.part === part);
    const points = Math.round(weight * left * (own?.strength ?? 0));
    return own && points > 0 ? [{ part, sentence, points, profile: own.profile, job: own.job }] : [];
  }).sort(byPoints);
  const [first, ...others] = reasons;
  const most = others.reduce((sum, { points }) => sum + points, 0);
  if (!first || most === 0) return [];
  return [{ ...first, points: Math.min(first.points, most) }, ...others].sort(byPoints);
}

const timeOf = ({ createdAt }: MatchJob): number => Date.parse(createdAt ?? '') || 0;

/** The best first; age decides only between equal ones. */
const inOrder = (a: Match<MatchJob>, b: Match<MatchJob>): number =>
  b.score - a.score || timeOf(b.job) - timeOf(a.job) || (String(a.job.id) < String(b.job.id) ? -1 : 1);

/** The first, without repeats and with few of one company. */
function pickBest<Job extends MatchJob>(matches: readonly Match<Job>[], limit: number): Match<Job>[] {
  const seen = new Set<string>();
  const companies = new Map<string, number>();
  const picked: Match<Job>[] = [];
  for (const match of matches) {
    if (picked.length >= limit) break;
    const [key, company] = [jobKey(match.job), companyKey(match.job.company.name)];
    const count = companies.get(company) ?? 0;
    if (seen.has(key) || count >= MOST_OF_COMPANY) continue;
    seen.add(key);
    companies.set(company, count + 1);
    picked.push(match);
  }
  return picked;
}

/**
 * The vacancies that match a profile best, in steps between which the caller may do something else. None is closed, is in
 * `without`, or is one of these posted again.
 */
export function* rankInSteps<Job extends MatchJob>(
  index: MatchIndex<Job>,
  profile: MatchProfile,
  { without, today, limit }: MatchOptions,
): Generator<void, Match<Job>[]> {
  const work = yield* findWork(index, profile);
  const isKnown = createIsKnown(without);
  const judge = createJudge(profile);
  const matches: Match<Job>[] = [];
  for (const [position, found] of work) {
    yield;
    const job = index.jobs[position];
    if (!job?.isOpen || (job.deadline !== null && job.deadline < today)) continue;
    const judged = judge(job);
    const own = judged.suitsStudy ? found : found.filter(({ part }) => part !== 'study');
    const reasons = toReasons([...own, ...judged.found], judged.gaps);
    const score = reasons.reduce((sum, { points }) => sum + points, 0);
    const isMatch = score >= THRESHOLD && reasons.some(({ part }) => isOfWork(part));
    if (isMatch && !isKnown(job)) matches.push({ job, score, reasons, gaps: judged.gaps });
  }
  return pickBest(matches.sort(inOrder), limit);
}

/** The same at once. */
export function rankMatches<Job extends MatchJob>(
  index: MatchIndex<Job>,
  profile: MatchProfile,
  options: MatchOptions,
): Match<Job>[] {
  const steps = rankInSteps(index, profile, options);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
