import type { Profile } from '@/entities/profile/candidate';
import { routes } from '@/shared/config';
import { formQuery } from '@/shared/lib/forms';
import { texts } from '../texts';
import type { DemandField, Demand } from './demand';

/** The lists that count towards a complete profile. */
export type CountedSection = 'education' | 'workExperience' | 'skill' | 'language' | 'interest';

/** How many records each list has. */
export type SectionCounts = Record<CountedSection, number>;

/** The place where a gap is filled: a modal, or the tab of the section. */
export type Remedy =
  { modal: 'headline' | 'personal-information' } | { tab: 'informasi-pribadi' | 'latar-belakang' | 'minat-preferensi' };

interface Requirement {
  /** The missing information, as it is shown after "Lengkapi". */
  name: string;
  weight: number;
  /** How many inputs one fills for it: those of the form without optional ones, of a period its start and its end. */
  fields: number;
  remedy: Remedy;
  /** The form that fills it, by the name that it has in an address: see `useRequestedForm`. */
  form: string;
  /** True when a company sees it of who applies: in what it is sent, or on the CV. */
  isSeen: boolean;
  /** The figure of the demand: how many employers require it. */
  demand?: DemandField;
  /** Its turn where nothing is known of the demand: most jobs ask for `first`; a photo is `last` in any case. */
  turn?: 'first' | 'last';
  /** How much of it there is, from 0 to 1. */
  filled: (profile: Profile, counts: SectionCounts) => number;
}

const share = (values: readonly unknown[]): number =>
  values.filter((value) => value !== null && value !== '').length / values.length;

const any =
  (section: CountedSection): Requirement['filled'] =>
  (_profile, counts) =>
    Math.min(counts[section], 1);

/** The weights add up to 100. What employers see first weighs most. */
const REQUIREMENTS: readonly Requirement[] = [
  {
    name: texts.missing.personalInformation,
    weight: 20,
    fields: 6,
    remedy: { modal: 'personal-information' },
    form: 'personal-information',
    isSeen: false,
    demand: 'personalInformation',
    filled: ({ gender, dob, birthPlace, location, city, detailLocation }) =>
      share([gender, dob, birthPlace, location, city, detailLocation]),
  },
  {
    name: texts.missing.workExperience,
    weight: 15,
    fields: 8,
    remedy: { tab: 'latar-belakang' },
    form: 'work-experience',
    isSeen: true,
    demand: 'workExperience',
    turn: 'first',
    // A candidate who has never worked lacks nothing. Specification 4, section 5.
    filled: ({ noWorkExperience }, { workExperience }) => (noWorkExperience || workExperience > 0 ? 1 : 0),
  },
  {
    name: texts.missing.education,
    weight: 15,
    fields: 7,
    remedy: { tab: 'latar-belakang' },
    form: 'education',
    isSeen: true,
    demand: 'education',
    turn: 'first',
    filled: any('education'),
  },
  {
    name: texts.missing.photo,
    weight: 10,
    fields: 1,
    remedy: { modal: 'headline' },
    form: 'headline',
    isSeen: true,
    turn: 'last',
    filled: ({ image }) => share([image]),
  },
  {
    name: texts.missing.skill,
    weight: 10,
    fields: 1,
    remedy: { tab: 'latar-belakang' },
    form: 'skill',
    isSeen: true,
    demand: 'skill',
    filled: any('skill'),
  },
  {
    name: texts.missing.headline,
    weight: 10,
    fields: 2,
    remedy: { modal: 'headline' },
    form: 'headline',
    isSeen: true,
    filled: ({ professionalHeadline, about }) => share([professionalHeadline, about]),
  },
  {
    name: texts.missing.language,
    weight: 5,
    fields: 2,
    remedy: { tab: 'minat-preferensi' },
    form: 'language',
    isSeen: true,
    demand: 'language',
    filled: any('language'),
  },
  {
    name: texts.missing.interest,
    weight: 5,
    fields: 1,
    remedy: { tab: 'minat-preferensi' },
    form: 'interest',
    isSeen: true,
    filled: any('interest'),
  },
  {
    name: texts.missing.expectedSalary,
    weight: 5,
    fields: 1,
    remedy: { tab: 'minat-preferensi' },
    form: 'salary',
    isSeen: false,
    demand: 'expectedSalary',
    filled: ({ expectedSalary }) => share([expectedSalary]),
  },
  {
    name: texts.missing.social,
    weight: 5,
    fields: 1,
    remedy: { tab: 'informasi-pribadi' },
    form: 'social',
    isSeen: true,
    filled: ({ linkedin, instagram }) => Math.max(share([linkedin]), share([instagram])),
  },
];

const addressOf = ({ remedy, form }: Requirement): string =>
  `${routes.profile.to()}?${formQuery(form, 'tab' in remedy ? { tab: remedy.tab } : {})}`;

export interface Completeness {
  /** Whole percent, 100 only when nothing is missing. */
  percent: number;
  /** The next thing to fill, with the reason where employers ask for it; null when nothing is missing. */
  missing: { name: string; remedy: Remedy; reason: string | null } | null;
  /** All gaps in the same order; the address opens the form that fills it. */
  gaps: { name: string; address: string; isSeen: boolean }[];
}

/** True when at least a quarter of the jobs ask for it: of fewer, nothing is said. */
const isUsual = (asking: number, jobs: number): boolean => asking > 0 && asking * 4 >= jobs;

/**
 * How complete a profile is. The next thing to fill is one that a job asks for which the candidate applied to, then one that
 * at least a quarter of the open jobs of the candidate's
 * place ask for (specification 4, section 5) or, where that is not known, education or work. Of these, and then of the
 * others, the one with the fewest inputs comes first; of the same effort, the one that adds most. A photo comes last.
 *
 * @param demand what those jobs ask for; null where that is not known
 * @param applied what the jobs applied to ask for
 */
export function completeness(
  profile: Profile,
  counts: SectionCounts,
  demand: Demand | null = null,
  applied: readonly DemandField[] = [],
): Completeness {
  const reasonFor = ({ demand: asked }: Requirement): string | null => {
    const asking = (asked && demand?.asking[asked]) ?? 0;
    return demand && asked && isUsual(asking, demand.jobs)
      ? texts.demand[asked]({ asking, jobs: demand.jobs, place: demand.place })
      : null;
  };
  const turnOf = (reason: string | null, { turn, demand: asked }: Requirement): number => {
    if (turn === 'last') return 2;
    if (asked && applied.includes(asked)) return -1;
    return reason !== null || (demand === null && turn === 'first') ? 0 : 1;
  };
  const found = REQUIREMENTS.map((requirement) => {
    const missing = 1 - requirement.filled(profile, counts);
    const reason = reasonFor(requirement);
    return {
      requirement,
      gap: requirement.weight * missing,
      effort: Math.round(requirement.fields * missing),
      reason,
      turn: turnOf(reason, requirement),
    };
  });
  // Stable: of what adds the same, the order above counts.
  const gaps = found
    .filter(({ gap }) => gap > 0)
    .sort((one, other) => one.turn - other.turn || one.effort - other.effort || other.gap - one.gap);
  const [next] = gaps;
  if (!next) return { percent: 100, missing: null, gaps: [] };
  const { name, remedy } = next.requirement;
  const missing = gaps.reduce((sum, { gap }) => sum + gap, 0);
  return {
    percent: Math.floor(100 - missing),
    missing: { name, remedy, reason: next.reason },
    gaps: gaps.map(({ requirement }) => ({
      name: requirement.name,
      address: addressOf(requirement),
      isSeen: requirement.isSeen,
    })),
  };
}
