import type { components } from '@contract';
import type { Application } from '@/entities/application';
import type { Job } from '@/entities/job';
import type { Profile } from '@/entities/profile/candidate';

/** Profile fields that vacancies require, by their names in the contract's `JobDemand`. */
export type DemandField = keyof components['schemas']['JobDemand']['asking'];

/** Requirements of the open jobs of a candidate's place. */
export interface Demand {
  /** City or province. */
  place: string;
  /** How many jobs are open there. */
  jobs: number;
  /** How many of them ask for it, as far as that is known. */
  asking: Partial<Record<DemandField, number>>;
}

/** Fields that employers ask for: they decide which part of a profile is the next to fill. */
export interface FieldDemand {
  /** Null where nothing is known. */
  demand: Demand | null;
  /** Fields that the jobs applied to ask for. */
  applied: readonly DemandField[];
}

/** The fields that the jobs applied to ask for: one job is enough. */
export function askedBy(applications: readonly Pick<Application, 'job'>[]): DemandField[] {
  const jobs = applications.map(({ job }) => job);
  return [
    ...(jobs.some(({ asksEducation }) => asksEducation) ? ['education' as const] : []),
    ...(jobs.some(({ asksExperience }) => asksExperience) ? ['workExperience' as const] : []),
  ];
}

/** Of fewer jobs nothing is said. */
const MIN_JOBS = 5;

/**
 * Requirements of employers near a candidate: of the city, or of the province where the city has few jobs. Specification 4,
 * section 5.
 *
 * @returns undefined where the place is not known or has few jobs
 */
export function demandOf(
  jobs: readonly Job[],
  { city, location }: Pick<Profile, 'city' | 'location'>,
): Demand | undefined {
  const open = jobs.filter(({ isOpen }) => isOpen);
  const places = [
    { place: city?.name, near: open.filter((job) => job.city !== null && job.city === city?.name) },
    { place: location?.name, near: open.filter((job) => job.province !== null && job.province === location?.name) },
  ];
  const found = places.find(({ near }) => near.length >= MIN_JOBS);
  if (!found?.place) return undefined;
  const { place, near } = found;
  return {
    place,
    jobs: near.length,
    asking: {
      education: near.filter(({ minEducation }) => Boolean(minEducation)).length,
      workExperience: near.filter(({ minExperienceMonths }) => (minExperienceMonths ?? 0) > 0).length,
    },
  };
}

/** A demand whose words take as much room as those of the real one, while the provider counts it. */
export function demandOfUsualLength({ city, location }: Pick<Profile, 'city' | 'location'>): Demand {
  const asking = { education: 20, workExperience: 20, language: 20, skill: 20 };
  return { place: city?.name ?? location?.name ?? '', jobs: 40, asking };
}
