import { profileApi } from '@/entities/profile/candidate';
import { educationApi } from '@/entities/profile/education';
import { interestApi } from '@/entities/profile/interest';
import { candidateLanguageApi } from '@/entities/profile/language';
import { skillApi } from '@/entities/profile/skill';
import { workExperienceApi } from '@/entities/profile/work-experience';
import type { Reads } from '@/shared/api';
import { yieldToMain } from '@/shared/lib/async';
import type { CountedSection } from './completeness';

/** The lists whose records are counted (`use-section-counts.ts`). */
const countedLists: Record<CountedSection, () => Parameters<Reads>[0]> = {
  workExperience: () => workExperienceApi.endpoints.getWorkExperiences.initiate(),
  education: () => educationApi.endpoints.getEducations.initiate(),
  skill: () => skillApi.endpoints.getSkills.initiate(),
  language: () => candidateLanguageApi.endpoints.getCandidateLanguages.initiate(),
  interest: () => interestApi.endpoints.getInterests.initiate(),
};

/**
 * Asks for the profile and for what its completeness is worked out from, one after the other: all at once, as the page
 * is drawn, would hold a slow phone up.
 *
 * @returns once the profile is answered, either way
 */
export async function makeFirstReads(reads: Reads): Promise<void> {
  const profile = reads(profileApi.endpoints.getProfile.initiate());
  for (const list of Object.values(countedLists)) {
    await yieldToMain();
    void reads(list());
  }
  await profile;
}
