import type { components } from '@contract';
import { object, pipe, transform } from 'valibot';
import {
  envelope,
  listTags,
  messageOf,
  providerApi,
  refreshAfter,
  filledText,
  listSchema,
  recordFields,
} from '@/shared/api';
import type { Envelope, Id, Parsed } from '@/shared/api';

const URL = 'candidate/skill/';

const skillDto = object({ ...recordFields, name: filledText });

/** A skill of the candidate. Specification 2, section 3. */
export type Skill = Parsed<components['schemas']['SkillListEnvelope']['data']['skill'][number], typeof skillDto>;

const skillsDto = pipe(
  object({ skill: listSchema(skillDto, URL) }),
  transform(({ skill }) => skill),
);

type SkillsWrite = components['schemas']['SkillsWrite'];

/** Until the list shows what was added. Specification 2, section 9. */
const REFRESH_DELAY_MS = 2000;

/** Specification 2, section 7. */
export const skillApi = providerApi.enhanceEndpoints({ addTagTypes: ['Skill'] }).injectEndpoints({
  endpoints: (build) => ({
    getSkills: build.query<Skill[], void>({
      query: () => URL,
      rawResponseSchema: envelope(skillsDto),
      transformResponse: ({ data }: Envelope<Skill[]>) => data,
      providesTags: (items) => listTags('Skill', items),
    }),
    addSkills: build.mutation<string | null, SkillsWrite>({
      query: (body) => ({ url: URL, method: 'POST', body }),
      transformResponse: messageOf,
      onQueryStarted: refreshAfter('Skill', REFRESH_DELAY_MS),
    }),
    /** Resolves to the provider's message, which is toasted. */
    deleteSkill: build.mutation<string | null, Id>({
      query: (id) => ({ url: `${URL}${id}/`, method: 'DELETE' }),
      transformResponse: messageOf,
      invalidatesTags: (_message, error, id) => (error ? [] : [{ type: 'Skill', id }]),
    }),
  }),
});

export const { useGetSkillsQuery, useAddSkillsMutation, useDeleteSkillMutation } = skillApi;
