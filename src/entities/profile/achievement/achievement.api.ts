import type { components } from '@contract';
import { looseObject } from 'valibot';
import type { InferOutput } from 'valibot';
import { providerApi, recordEndpoints, filledText, idSchema, optionalText } from '@/shared/api';
import type { Accepts } from '@/shared/api';
import { toDay } from '@/shared/lib/dates';
import type { Achievement, AchievementDraft } from './achievement';

/** Required fields: id and name. */
const achievementDto = looseObject({
  id: idSchema,
  name: filledText,
  date: optionalText,
  organizationOrEvent: optionalText,
  description: optionalText,
});

type AchievementDto = Accepts<components['schemas']['Achievement'], InferOutput<typeof achievementDto>>;

/** A record of the provider; what is missing becomes empty. */
const toAchievement = (dto: AchievementDto): Achievement => ({
  id: dto.id,
  name: dto.name,
  date: toDay(dto.date) ?? '',
  organizationOrEvent: dto.organizationOrEvent ?? '',
  description: dto.description ?? '',
});

const toRequestBody = (draft: AchievementDraft): components['schemas']['AchievementWrite'] => ({ ...draft });

/** Specification 2, section 7. */
export const achievementApi = providerApi.enhanceEndpoints({ addTagTypes: ['Achievement'] }).injectEndpoints({
  endpoints: (build) => {
    const { list, add, change, remove } = recordEndpoints(build, {
      url: 'candidate/achievement/',
      tag: 'Achievement',
      dto: achievementDto,
      toItem: toAchievement,
      toRequestBody,
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
