export {
  achievementApi,
  useAddAchievementMutation,
  useChangeAchievementMutation,
  useDeleteAchievementMutation,
  useGetAchievementsQuery,
} from './api/achievement.api';
export type { Achievement, AchievementDraft } from './model/achievement';
export { AchievementItem } from './ui/AchievementItem';
