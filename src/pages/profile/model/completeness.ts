import type { Profile } from '@/entities/profile/candidate';
import { texts } from '../texts';
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
  { name: texts.missing.workExperience, weight: 15, remedy: { tab: 'latar-belakang' }, filled: any('workExperience') },
  { name: texts.missing.education, weight: 15, remedy: { tab: 'latar-belakang' }, filled: any('education') },
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
  /** What would add most, or null when nothing is missing. */
  missing: { name: string; remedy: Remedy } | null;
}

/** How complete a profile is. */
export function completeness(profile: Profile, counts: SectionCounts): Completeness {
  let reached = 0;
  let missing: Requirement | null = null;
  let greatestGap = 0;
  for (const requirement of REQUIREMENTS) {
    const filled = requirement.filled(profile, counts);
    reached += requirement.weight * filled;
    const gap = requirement.weight * (1 - filled);
    if (gap > greatestGap) {
      greatestGap = gap;
      missing = requirement;
    }
  }
  return {
    percent: missing ? Math.floor(reached) : 100,
    missing: missing && { name: missing.name, remedy: missing.remedy },
  };
}
