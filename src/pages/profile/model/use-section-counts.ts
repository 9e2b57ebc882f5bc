import { useGetEducationsQuery } from '@/entities/profile/education';
import { useGetInterestsQuery } from '@/entities/profile/interest';
import { useGetCandidateLanguagesQuery } from '@/entities/profile/language';
import { useGetSkillsQuery } from '@/entities/profile/skill';
import { useGetWorkExperiencesQuery } from '@/entities/profile/work-experience';
import type { CountedSection, SectionCounts } from './completeness';

/** How many records the counted lists have, and whether every list has been answered, well or badly. */
export function useSectionCounts(): { counts: SectionCounts; settled: boolean } {
  const lists: Record<CountedSection, { data?: readonly unknown[]; isError: boolean }> = {
    workExperience: useGetWorkExperiencesQuery(),
    education: useGetEducationsQuery(),
    skill: useGetSkillsQuery(),
    language: useGetCandidateLanguagesQuery(),
    interest: useGetInterestsQuery(),
  };
  const counts: SectionCounts = {};
  for (const [section, { data }] of Object.entries(lists)) {
    if (data) counts[section as CountedSection] = data.length;
  }
  return { counts, settled: Object.values(lists).every(({ data, isError }) => data !== undefined || isError) };
}
