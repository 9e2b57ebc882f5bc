import { educationApi, useGetEducationsQuery } from '@/entities/profile/education';
import { interestApi, useGetInterestsQuery } from '@/entities/profile/interest';
import { candidateLanguageApi, useGetCandidateLanguagesQuery } from '@/entities/profile/language';
import { skillApi, useGetSkillsQuery } from '@/entities/profile/skill';
import { useGetWorkExperiencesQuery, workExperienceApi } from '@/entities/profile/work-experience';
import type { CountedSection, SectionCounts } from './completeness';

interface List {
  data?: readonly unknown[];
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Requests the counted lists beside the profile instead of after it, and renders nothing for them. */
export function useSectionLists(): void {
  workExperienceApi.endpoints.getWorkExperiences.useQuerySubscription();
  educationApi.endpoints.getEducations.useQuerySubscription();
  skillApi.endpoints.getSkills.useQuerySubscription();
  candidateLanguageApi.endpoints.getCandidateLanguages.useQuerySubscription();
  interestApi.endpoints.getInterests.useQuerySubscription();
}

/**
 * How many records the counted lists have.
 *
 * @returns the counts, `undefined` until all are known; whether a request failed, and what repeats it
 */
export function useSectionCounts() {
  const lists: Record<CountedSection, List> = {
    workExperience: useGetWorkExperiencesQuery(),
    education: useGetEducationsQuery(),
    skill: useGetSkillsQuery(),
    language: useGetCandidateLanguagesQuery(),
    interest: useGetInterestsQuery(),
  };
  const missing = Object.values(lists).filter(({ data }) => data === undefined);
  const entries = Object.entries(lists).map(([section, { data = [] }]) => [section, data.length]);
  return {
    counts: missing.length === 0 ? (Object.fromEntries(entries) as SectionCounts) : undefined,
    failed: missing.some(({ isError }) => isError),
    retrying: missing.some(({ isFetching }) => isFetching),
    retry: () => missing.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
}
