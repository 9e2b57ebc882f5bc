import { useMemo } from 'react';
import { useAchievementProposals } from '@/features/edit-profile/achievement';
import { useEducationProposals } from '@/features/edit-profile/education';
import { useHeadlineProposals } from '@/features/edit-profile/headline';
import { useInterestProposals } from '@/features/edit-profile/interest';
import { useLanguageProposals } from '@/features/edit-profile/language';
import { useOrganizationExperienceProposals } from '@/features/edit-profile/organization-experience';
import { usePersonalInformationProposals } from '@/features/edit-profile/personal-information';
import { usePortfolioProposals } from '@/features/edit-profile/portfolio';
import { useSkillProposals } from '@/features/edit-profile/skill';
import { useSocialProposals } from '@/features/edit-profile/social';
import { useTrainingProposals } from '@/features/edit-profile/training';
import { useWorkExperienceProposals } from '@/features/edit-profile/work-experience';

/**
 * The sections of the profile that a CV can fill. Their lists are fetched when the modal opens: after a file is chosen,
 * nothing is requested before "Ambil" (specification 4, section 10).
 */
export function useProfileSections() {
  const headline = useHeadlineProposals();
  const personal = usePersonalInformationProposals();
  const linkedin = useSocialProposals('linkedin');
  const instagram = useSocialProposals('instagram');
  const workExperience = useWorkExperienceProposals();
  const education = useEducationProposals();
  const organizationExperience = useOrganizationExperienceProposals();
  const training = useTrainingProposals();
  const achievement = useAchievementProposals();
  const skill = useSkillProposals();
  const language = useLanguageProposals();
  const interest = useInterestProposals();
  const portfolio = usePortfolioProposals();
  return useMemo(
    () => ({
      profile: { headline, personal, linkedin, instagram },
      records: { workExperience, education, organizationExperience, training, achievement, language, portfolio },
      names: { skill, interest },
    }),
    [
      headline,
      personal,
      linkedin,
      instagram,
      workExperience,
      education,
      organizationExperience,
      training,
      achievement,
      language,
      portfolio,
      skill,
      interest,
    ],
  );
}

export type ProfileSections = ReturnType<typeof useProfileSections>;
