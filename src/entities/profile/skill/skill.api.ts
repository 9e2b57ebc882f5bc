import type { components } from '@contract';
import { looseObject } from 'valibot';
import type { InferOutput } from 'valibot';
import {
  envelope,
  listTags,
  messageOf,
  providerApi,
  refreshAfter,
  withVersion,
  filledText,
  idSchema,
  listSchema,
} from '@/shared/api';
import type { Envelope, Id, Accepts } from '@/shared/api';

/** A skill of the candidate. Specification 2, section 3. */
export interface Skill {
  id: Id;
  name: string;
}

type Data = components['schemas']['SkillListEnvelope']['data'];

const skillDto = looseObject({ id: idSchema, name: filledText });

type SkillDto = Accepts<Data['skill'][number], InferOutput<typeof skillDto>>;

const skillsDto = looseObject({ skill: listSchema(skillDto, 'candidate/skill/') });

type SkillsDto = Accepts<Data, InferOutput<typeof skillsDto>>;

const URL = 'candidate/skill/';

/** Until the list shows what was added. Specification 2, section 9. */
const REFRESH_DELAY_MS = 2000;

const toSkill = ({ id, name }: SkillDto): Skill => ({ id, name });

const toRequestBody = (skill: string[]): components['schemas']['SkillsWrite'] => ({ skill });

/** Specification 2, section 7. */
export const skillApi = providerApi.enhanceEndpoints({ addTagTypes: ['Skill'] }).injectEndpoints({
  endpoints: (build) => ({
    getSkills: build.query<Skill[], void>({
      query: () => URL,
      rawResponseSchema: envelope(skillsDto),
      transformResponse: ({ data }: Envelope<SkillsDto>) => data.skill.map(withVersion(toSkill)),
      providesTags: (items) => listTags('Skill', items),
    }),
    addSkills: build.mutation<string | null, string[]>({
      query: (names) => ({ url: URL, method: 'POST', body: toRequestBody(names) }),
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
