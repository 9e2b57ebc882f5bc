import { providerApi, recordEndpoints } from '@/shared/api';
import { achievementDto } from './achievement';

/** Specification 2, section 7. */
export const achievementApi = providerApi.enhanceEndpoints({ addTagTypes: ['Achievement'] }).injectEndpoints({
  endpoints: (build) => {
    const { list, add, change, remove } = recordEndpoints(build, {
      url: 'candidate/achievement/',
      tag: 'Achievement',
      dto: achievementDto,
    });
    return { getAchievements: list, addAchievement: add, changeAchievement: change, deleteAchievement: remove };
  },
});

export const {
  useGetAchievementsQuery,
  useAddAchievementMutation,
  useChangeAchievementMutation,
  useDeleteAchievementMutation,
} = achievementApi;
