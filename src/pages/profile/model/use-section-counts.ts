import { useGetEducationsQuery } from '@/entities/profile/education';
import { useGetInterestsQuery } from '@/entities/profile/interest';
import { useGetCandidateLanguagesQuery } from '@/entities/profile/language';
import { useGetSkillsQuery } from '@/entities/profile/skill';
import { useGetWorkExperiencesQuery } from '@/entities/profile/work-experience';
import type { CountedSection, SectionCounts } from './completeness';

interface List {
  data?: readonly unknown[];
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * How many records the counted lists have.
 *
 * @returns the counts, `undefined` until all are known; whether one could not be had, and what asks for it again
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
