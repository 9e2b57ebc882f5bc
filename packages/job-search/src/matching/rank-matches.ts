/** The ranking of matches. Specification 4, section 8. */
import { toPhrase } from '@titian/rules/words';
import { findWork, isOfWork } from './find-work';
import type { Found } from './find-work';
import { createJudge } from './judge-job';
import type { KnownJob, Match, MatchGap, MatchIndex, MatchJob, MatchProfile, MatchReason } from './match';
import { createIsKnown, employerKey, workKey } from './repeats';
import { GAP_FACTORS, MAX_COMPANY_JOBS, MAX_TITLE_JOBS, THRESHOLD, WEIGHTS } from './weights';

/** Vacancies that are never shown, and the time. */
export interface MatchOptions {
  /** The candidate applied to them, or dismissed them. */
  without: readonly KnownJob[];
  /** A vacancy whose deadline has passed by then is closed. */
  now: Date;
  /** How many at most. */
  limit: number;
}

const sumOf = (reasons: readonly MatchReason[]): number => reasons.reduce((sum, { points }) => sum + points, 0);

const byPoints = (a: MatchReason, b: MatchReason): number => b.points - a.points;

/** Whole points of each part, the greatest first; none has more than half of all. */
function toReasons(found: readonly Found[], gaps: readonly MatchGap[]): MatchReason[] {
  const left = gaps.reduce((factor, { part }) => factor * (GAP_FACTORS[part] ?? 1), 1);
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

const byAge = ({ job: a }: Match<MatchJob>, { job: b }: Match<MatchJob>): number =>
  (b.createdAt ?? 0) - (a.createdAt ?? 0) || (String(a.id) < String(b.id) ? -1 : 1);

/** The best first; age decides only between equal ones. Those of a score are sorted when their turn comes. */
function* inOrder<Job extends MatchJob>(matches: readonly Match<Job>[]): Generator<Match<Job>> {
  const byScore = new Map<number, Match<Job>[]>();
  for (const match of matches) {
    const known = byScore.get(match.score);
    if (known) known.push(match);
    else byScore.set(match.score, [match]);
  }
  for (const [, equal] of [...byScore].sort(([a], [b]) => b - a)) yield* equal.sort(byAge);
}

/** The first, each work of a company in one city alone, and few of one company or title. */
function pickBest<Job extends MatchJob>(matches: Iterable<Match<Job>>, limit: number): Match<Job>[] {
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  const picked: Match<Job>[] = [];
  for (const match of matches) {
    if (picked.length >= limit) break;
    const key = workKey(match.job);
    const company = `company ${employerKey(match.job)}`;
    const title = `title ${toPhrase(match.job.title)}`;
    const [ofCompany, ofTitle] = [company, title].map((each) => counts.get(each) ?? 0) as [number, number];
    if (seen.has(key) || ofCompany >= MAX_COMPANY_JOBS || ofTitle >= MAX_TITLE_JOBS) continue;
    seen.add(key);
    counts.set(company, ofCompany + 1).set(title, ofTitle + 1);
    picked.push(match);
  }
  return picked;
}

/**
 * All vacancies that match a profile, in no order, in steps between which the caller may do something else. None is closed, is
 * in `without`, or is one of these posted again.
 */
export function* matchInSteps<Job extends MatchJob>(
  index: MatchIndex<Job>,
  profile: MatchProfile,
  { without, now }: Omit<MatchOptions, 'limit'>,
): Generator<void, Match<Job>[]> {
  const work = yield* findWork(index, profile);
  const isKnown = createIsKnown(without);
  const judge = createJudge(profile);
  const matches: Match<Job>[] = [];
  const at = now.getTime();
  for (const [position, found] of work) {
    yield;
    const job = index.jobs[position];
    if (!job?.isOpen || (job.closesAt && job.closesAt <= at)) continue;
    const judged = judge(job);
    if (judged === null) continue;
    const own = judged.suitsStudy ? found : found.filter(({ part }) => part !== 'study');
    const all = [...own, ...judged.found];
    const reasons = toReasons(all, judged.gaps);
    const score = sumOf(reasons);
    const isMatch = sumOf(toReasons(all, [])) >= THRESHOLD && reasons.some(({ part }) => isOfWork(part));
    if (isMatch && !isKnown(job)) matches.push({ job, score, reasons, gaps: judged.gaps });
  }
  return matches;
}

/** The vacancies that match a profile best, in steps as `matchInSteps`. */
export function* rankInSteps<Job extends MatchJob>(
  index: MatchIndex<Job>,
  profile: MatchProfile,
  options: MatchOptions,
): Generator<void, Match<Job>[]> {
  return pickBest(inOrder(yield* matchInSteps(index, profile, options)), options.limit);
}
