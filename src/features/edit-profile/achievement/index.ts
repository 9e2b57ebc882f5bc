import { achievementApi } from '@/entities/profile/achievement';
import { AchievementSection } from './ui/AchievementSection';

/** For the profile page: what it shows, and the list that this reads. */
export const achievementSection = { Section: AchievementSection, list: achievementApi.endpoints.getAchievements };
