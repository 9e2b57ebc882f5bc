import {
  changedTags,
  changing,
  envelope,
  listSchema,
  listTags,
  messageOf,
  providerApi,
  withVersion,
} from '@/shared/api';
import type { Envelope, Id } from '@/shared/api';
import type { Achievement, AchievementDraft } from '../model/achievement';
import { achievementDto } from './achievement.dto';
import type { AchievementDto } from './achievement.dto';
import { toAchievement, toRequestBody } from './achievement.mapper';

const URL = 'candidate/achievement/';

/** Specification 2, section 7. */
export const achievementApi = providerApi.enhanceEndpoints({ addTagTypes: ['Achievement'] }).injectEndpoints({
  endpoints: (build) => ({
    getAchievements: build.query<Achievement[], void>({
      query: () => URL,
      rawResponseSchema: envelope(listSchema(achievementDto, URL)),
      transformResponse: ({ data }: Envelope<AchievementDto[]>) => data.map(withVersion(toAchievement)),
      providesTags: (items) => listTags('Achievement', items),
    }),
    addAchievement: build.mutation<string | null, AchievementDraft>({
      query: (draft) => ({ url: URL, method: 'POST', body: toRequestBody(draft) }),
      transformResponse: messageOf,
      invalidatesTags: (_message, error) => (error ? [] : [{ type: 'Achievement', id: 'LIST' }]),
    }),
    changeAchievement: build.mutation<string | null, { id: Id; draft: AchievementDraft; version?: string }>({
      query: ({ id, draft, version }) => changing(`${URL}${id}/`, toRequestBody(draft), version),
      transformResponse: messageOf,
      invalidatesTags: (_message, error, { id }) => changedTags('Achievement', id, error),
    }),
    /** Resolves to the provider's message, which is toasted. */
    deleteAchievement: build.mutation<string | null, Id>({
      query: (id) => ({ url: `${URL}${id}/`, method: 'DELETE' }),
      transformResponse: messageOf,
      invalidatesTags: (_message, error, id) => (error ? [] : [{ type: 'Achievement', id }]),
    }),
  }),
});

export const {
  useGetAchievementsQuery,
  useAddAchievementMutation,
  useChangeAchievementMutation,
  useDeleteAchievementMutation,
} = achievementApi;
