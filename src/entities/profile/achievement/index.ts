export {
  achievementApi,
  useAddAchievementMutation,
  useChangeAchievementMutation,
  useDeleteAchievementMutation,
  useGetAchievementsQuery,
} from './achievement.api';
export type { Achievement, AchievementDraft } from './achievement';
export { AchievementItem } from './AchievementItem';
