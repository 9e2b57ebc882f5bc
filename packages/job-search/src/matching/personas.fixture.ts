/** The candidates on whom "Paling cocok" is measured. See README.md beside. */
import heldOut from '../../corpus/held-out-personas.json';
import personas from '../../corpus/personas.json';
import { createDistance } from '../search/distance';
import type { MatchJob, MatchProfile } from './match';

/** An id in the personas is this much of a vacancy's identifier. */
const ID_LENGTH = 13;

const toIds = (text: string | undefined): ReadonlySet<string> => new Set(text?.split(' ').filter(Boolean));

type Written = Pick<MatchProfile, 'city' | 'interests' | 'skills' | 'expectedPay'> & {
  education: MatchProfile['educations'];
  work: (string | { title: string; years: number })[];
};

interface WrittenPersona {
  name: string;
  profile: Written;
  applied?: string;
  saved?: string;
  dismissed?: string;
  judgements: Record<'1' | '2' | '3', string>;
}

export interface Persona {
  name: string;
  profile: MatchProfile;
  applied: MatchJob[];
  saved: MatchJob[];
  /** The vacancies that must never be shown: `applied` and the dismissed ones. */
  without: MatchJob[];
  gradeOf: (job: MatchJob) => number;
}

/** The two sets of personas: of the first the weights were made, the second was judged before any ranking saw it. */
const SETS = { known: personas, 'held out': heldOut } as unknown as Record<'known' | 'held out', WrittenPersona[]>;

/** The personas of a set, whose applications and dismissals are among the vacancies. */
export function personasAmong(jobs: readonly MatchJob[], set: keyof typeof SETS): Persona[] {
  const idOf = (job: MatchJob): string => String(job.id).slice(0, ID_LENGTH);
  return SETS[set].map(({ name, profile, applied, saved, dismissed, judgements }) => {
    const named = (text: string | undefined): MatchJob[] => jobs.filter((job) => toIds(text).has(idOf(job)));
    const grades = new Map(
      Object.entries(judgements).flatMap(([grade, ids]) => [...toIds(ids)].map((id) => [id, Number(grade)])),
    );
    const { education, work, ...others } = profile;
    const province = 'Daerah Istimewa Yogyakarta';
    const distanceTo = createDistance({ city: others.city, province });
    /** A person judged the held-out set by work and level: a neighbouring regency takes one grade off, any other place two. */
    const stepsTo = (job: MatchJob) =>
      set === 'known' || job.workplace === 'remote' ? 0 : Math.min(distanceTo(job), 2);
    return {
      name,
      profile: {
        ...others,
        province,
        educations: education,
        work: work.map((each) => (typeof each === 'string' ? { title: each, years: 2 } : each)),
        applied: named(applied).map(({ title }) => title),
        saved: named(saved).map(({ title }) => title),
      },
      applied: named(applied),
      saved: named(saved),
      without: [...named(applied), ...named(dismissed)],
      gradeOf: (job) => Math.max((grades.get(idOf(job)) ?? 0) - stepsTo(job), 0),
    };
  });
}

const gainOf = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/** nDCG at ten: the gain of the first ten beside that of the best ten. */
export const ndcg = (shown: readonly number[], all: readonly number[]): number =>
  gainOf(shown.slice(0, 10)) / gainOf([...all].sort((a, b) => b - a).slice(0, 10));
