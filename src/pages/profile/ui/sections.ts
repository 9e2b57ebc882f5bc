import type { ComponentType } from 'react';
import { AchievementSection } from '@/features/edit-profile/achievement';
import { EducationSection } from '@/features/edit-profile/education';
import { InterestSection } from '@/features/edit-profile/interest';
import { LanguageSection } from '@/features/edit-profile/language';
import { OrganizationExperienceSection } from '@/features/edit-profile/organization-experience';
import { PortfolioSection } from '@/features/edit-profile/portfolio';
import { SkillSection } from '@/features/edit-profile/skill';
import { TrainingSection } from '@/features/edit-profile/training';
import { WorkExperienceSection } from '@/features/edit-profile/work-experience';

/** The sections of each tab, in the order in which they stand. Specification 2, section 2. */
export const sections: Record<'background' | 'preferences' | 'documents', readonly ComponentType[]> = {
  background: [
    WorkExperienceSection,
    EducationSection,
    OrganizationExperienceSection,
    TrainingSection,
    AchievementSection,
    SkillSection,
  ],
  preferences: [LanguageSection, InterestSection],
  documents: [PortfolioSection],
};
