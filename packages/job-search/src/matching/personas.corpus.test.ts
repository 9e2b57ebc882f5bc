import { describeRealVacancies } from '../../../../test/real-vacancies';
import { isGap, isProved } from './check-reason.fixture';
import { ndcg, personasAmong } from './personas.fixture';
import type { Persona } from './personas.fixture';
import type { MatchIndex, MatchJob } from './match';
import { createTitleIndex, rankMatches } from './rank-matches.fixture';
import { createDistance } from '../search/distance';
import { matchJobsFrom, NOW } from '../vacancies.fixture';

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** The vacancies that may be shown to a persona. */
const showableTo = ({ without }: Persona, jobs: readonly MatchJob[]): MatchJob[] => {
  const ids = new Set(without.map(({ id }) => id));
  return jobs.filter((job) => job.isOpen && !ids.has(job.id));
};

const byAge = (a: MatchJob, b: MatchJob): number => (b.createdAt ?? NaN) - (a.createdAt ?? NaN);

function byDistance({ profile }: Persona): (a: MatchJob, b: MatchJob) => number {
  const distanceTo = createDistance(profile);
  return (a, b) => distanceTo(a) - distanceTo(b) || byAge(a, b);
}

describeRealVacancies.each([
  { set: 'known', lead: 0.7 },
  { set: 'held out', lead: 0.65 },
] as const)('matches of the $set candidates over real vacancies', ({ set, lead }) => {
  let jobs: MatchJob[];
  let personas: Persona[];
  let index: MatchIndex<MatchJob>;

  beforeAll(() => {
    jobs = matchJobsFrom('diy');
    personas = personasAmong(jobs, set);
    index = createTitleIndex(jobs);
  });

  const rank = ({ profile, without }: Persona, limit = 10) => rankMatches(index, profile, { without, now: NOW, limit });
  const measure = (order: (persona: Persona) => readonly MatchJob[]): number[] =>
    personas.map((persona) =>
      ndcg(order(persona).map(persona.gradeOf), showableTo(persona, jobs).map(persona.gradeOf)),
    );

  it('rank far better than by age or by place alone', () => {
    const ranked = measure((persona) => rank(persona).map(({ job }) => job));
    const newest = measure((persona) => showableTo(persona, jobs).sort(byAge));
    const nearest = measure((persona) => showableTo(persona, jobs).sort(byDistance(persona)));
    expect(mean(ranked)).toBeGreaterThan(mean(newest) + lead);
    expect(mean(ranked)).toBeGreaterThan(mean(nearest) + lead);
  });

  it('gives reasons and gaps that the profile and the vacancy prove', () => {
    const shown = personas.flatMap((persona) => rank(persona, 50).map((match) => ({ persona, match })));
    const wrong = shown.flatMap(({ persona: { profile }, match: { job, reasons, gaps } }) => [
      ...reasons.filter((reason) => !isProved(profile, job, reason)).map((reason) => ({ title: job.title, ...reason })),
      ...gaps.filter((gap) => !isGap(profile, job, gap)).map((gap) => ({ title: job.title, ...gap })),
    ]);
    expect(shown.length).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });
});
