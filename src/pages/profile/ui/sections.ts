import type { ComponentType } from 'react';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { achievementSection } from '@/features/edit-profile/achievement';
import { educationSection } from '@/features/edit-profile/education';
import { interestSection } from '@/features/edit-profile/interest';
import { languageSection } from '@/features/edit-profile/language';
import { organizationExperienceSection } from '@/features/edit-profile/organization-experience';
import { portfolioSection } from '@/features/edit-profile/portfolio';
import { skillSection } from '@/features/edit-profile/skill';
import { trainingSection } from '@/features/edit-profile/training';
import { workExperienceSection } from '@/features/edit-profile/work-experience';

/** A section that lists records, as its slice publishes it: its component, and the query of its list. */
interface ProfileSection {
  Section: ComponentType;
  list: { name: string; initiate: () => ThunkAction<{ unsubscribe: () => void }, unknown, unknown, UnknownAction> };
}

/** Of the tab "Latar Belakang", from top to bottom. Specification 2, section 2. */
export const backgroundSections: readonly ProfileSection[] = [
  workExperienceSection,
  educationSection,
  organizationExperienceSection,
  trainingSection,
  achievementSection,
  skillSection,
];

/** Of the tab "Minat & Preferensi". */
export const preferencesSections: readonly ProfileSection[] = [languageSection, interestSection];

/** Of the tab "CV & Portofolio". */
export const documentsSections: readonly ProfileSection[] = [portfolioSection];

export const allSections = [...backgroundSections, ...preferencesSections, ...documentsSections];
