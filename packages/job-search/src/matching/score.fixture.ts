import { existsSync } from 'node:fs';
import { REAL_VACANCIES } from '../../../../test/real-vacancies';
import { matchJobsFrom, NOW } from '../vacancies.fixture';
import { ndcg, personasAmong } from './personas.fixture';
import { createTitleIndex, rankMatches } from './rank-matches.fixture';

/**
 * The figures that `scripts/ablation` compares: nDCG at ten of both sets of candidates, in points of a hundred, and that of each
 * candidate in words. Nothing is measured where the real vacancies are missing.
 */
export function measure() {
  if (!existsSync(REAL_VACANCIES)) return { scores: {}, failures: [], unmeasured: ['all candidates'] };
  const jobs = matchJobsFrom('diy');
  const index = createTitleIndex(jobs);
  const scores = (['known', 'held out'] as const).map((set) => {
    const each = personasAmong(jobs, set).map(({ name, profile, without, gradeOf }) => {
      const ids = new Set(without.map(({ id }) => id));
      const shown = rankMatches(index, profile, { without, now: NOW, limit: 10 }).map(({ job }) => gradeOf(job));
      const all = jobs.filter((job) => job.isOpen && !ids.has(job.id)).map(gradeOf);
      return { name, score: 100 * ndcg(shown, all) };
    });
    return { set, each, mean: each.reduce((sum, { score }) => sum + score, 0) / each.length };
  });
  return {
    scores: Object.fromEntries(scores.map(({ set, mean }) => [set, mean])),
    failures: scores.flatMap(({ set, each }) => each.map(({ name, score }) => `${set}, ${name}: ${score.toFixed(0)}`)),
    unmeasured: [],
  };
}
