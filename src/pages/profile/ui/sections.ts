/**
 * Every section of the profile that lists records, one line each: the tab that it stands in and its place there, which
 * its name here says. `tab-sections.ts` reads them. Specification 2, section 2.
 */
export { workExperienceSection as background10 } from '@/features/edit-profile/work-experience';
export { educationSection as background20 } from '@/features/edit-profile/education';
export { organizationExperienceSection as background30 } from '@/features/edit-profile/organization-experience';
export { trainingSection as background40 } from '@/features/edit-profile/training';
export { achievementSection as background50 } from '@/features/edit-profile/achievement';
export { skillSection as background60 } from '@/features/edit-profile/skill';
export { languageSection as preferences10 } from '@/features/edit-profile/language';
export { interestSection as preferences20 } from '@/features/edit-profile/interest';
export { portfolioSection as documents10 } from '@/features/edit-profile/portfolio';
