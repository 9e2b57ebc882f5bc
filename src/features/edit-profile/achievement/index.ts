import { achievementApi } from '@/entities/profile/achievement';
import { AchievementSection } from './ui/AchievementSection';

/** For the profile page: the section, and the query of its list. */
export const achievementSection = { Section: AchievementSection, list: achievementApi.endpoints.getAchievements };

export { useAchievementProposals } from './ui/use-achievement-proposals';
