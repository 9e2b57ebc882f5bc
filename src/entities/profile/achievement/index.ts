export {
  achievementApi,
  useAddAchievementMutation,
  useChangeAchievementMutation,
  useDeleteAchievementMutation,
  useGetAchievementsQuery,
} from './achievement.api';
export type { Achievement, AchievementWrite } from './achievement';
export { AchievementItem } from './AchievementItem';
