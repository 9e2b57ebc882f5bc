import type { Profile } from '@/entities/profile/candidate';
import { texts } from '../texts';
import type { Demand } from './demand';
import type { ProfileTab } from './profile-tabs';

/** The lists that count towards a complete profile. */
export type CountedSection = 'education' | 'workExperience' | 'skill' | 'language' | 'interest';

/** How many records each list has. */
export type SectionCounts = Record<CountedSection, number>;

/** What fills a gap: a modal, or the tab in which the section stands. */
export type Remedy = { modal: 'headline' | 'personal-information' } | { tab: ProfileTab };

interface Requirement {
  /** What is missing, as it is shown after "Lengkapi". */
  name: string;
  weight: number;
  remedy: Remedy;
  /** What employers state of it. */
  demand?: keyof Demand['asking'];
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
    remedy: { modal: 'personal-information' },
    filled: ({ gender, dob, birthPlace, location, city, detailLocation }) =>
      share([gender, dob, birthPlace, location, city, detailLocation]),
  },
  {
    name: texts.missing.workExperience,
    weight: 15,
    remedy: { tab: 'latar-belakang' },
    demand: 'workExperience',
    // Who has never worked lacks nothing. Specification 4, section 5.
    filled: ({ noWorkExperience }, { workExperience }) => (noWorkExperience || workExperience > 0 ? 1 : 0),
  },
  {
    name: texts.missing.education,
    weight: 15,
    remedy: { tab: 'latar-belakang' },
    demand: 'education',
    filled: any('education'),
  },
  { name: texts.missing.photo, weight: 10, remedy: { modal: 'headline' }, filled: ({ image }) => share([image]) },
  { name: texts.missing.skill, weight: 10, remedy: { tab: 'latar-belakang' }, filled: any('skill') },
  {
    name: texts.missing.headline,
    weight: 10,
    remedy: { modal: 'headline' },
    filled: ({ professionalHeadline, about }) => share([professionalHeadline, about]),
  },
  { name: texts.missing.language, weight: 5, remedy: { tab: 'minat-preferensi' }, filled: any('language') },
  { name: texts.missing.interest, weight: 5, remedy: { tab: 'minat-preferensi' }, filled: any('interest') },
  {
    name: texts.missing.expectedSalary,
    weight: 5,
    remedy: { tab: 'minat-preferensi' },
    filled: ({ expectedSalary }) => share([expectedSalary]),
  },
  {
    name: texts.missing.social,
    weight: 5,
    remedy: { tab: 'informasi-pribadi' },
    filled: ({ linkedin, instagram }) => Math.max(share([linkedin]), share([instagram])),
  },
];

export interface Completeness {
  /** Whole percent, 100 only when nothing is missing. */
  percent: number;
  /** What to fill next, with the reason where employers ask for it; null when nothing is missing. */
  missing: { name: string; remedy: Remedy; reason: string | null } | null;
}

/**
 * How complete a profile is. What is filled next is what most open jobs of the candidate's place ask for, and then what
 * would add most.
 *
 * @param demand what those jobs ask for, where that is known
 */
export function completeness(profile: Profile, counts: SectionCounts, demand?: Demand): Completeness {
  const asking = ({ demand: asked }: Requirement) => (demand && asked ? demand.asking[asked] : 0);
  let reached = 0;
  let missing: Requirement | null = null;
  let greatest = { asking: 0, gap: 0 };
  for (const requirement of REQUIREMENTS) {
    const filled = requirement.filled(profile, counts);
    reached += requirement.weight * filled;
    const found = { asking: asking(requirement), gap: requirement.weight * (1 - filled) };
    const isGreater = found.asking > greatest.asking || (found.asking === greatest.asking && found.gap > greatest.gap);
    if (found.gap > 0 && isGreater) {
      greatest = found;
      missing = requirement;
    }
  }
  if (!missing) return { percent: 100, missing: null };
  const { name, remedy, demand: asked } = missing;
  const reason =
    demand && asked && greatest.asking > 0
      ? texts.demand[asked]({ asking: greatest.asking, jobs: demand.jobs, place: demand.place })
      : null;
  return { percent: Math.floor(reached), missing: { name, remedy, reason } };
}
