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
import type { OrganizationExperience, OrganizationExperienceDraft } from '../model/organization-experience';
import { organizationExperienceDto } from './organization-experience.dto';
import type { OrganizationExperienceDto } from './organization-experience.dto';
import { toOrganizationExperience, toRequestBody } from './organization-experience.mapper';

const URL = 'candidate/organization-experience/';

/** Specification 2, section 7. */
export const organizationExperienceApi = providerApi
  .enhanceEndpoints({ addTagTypes: ['OrganizationExperience'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getOrganizationExperiences: build.query<OrganizationExperience[], void>({
        query: () => URL,
        rawResponseSchema: envelope(listSchema(organizationExperienceDto, URL)),
        transformResponse: ({ data }: Envelope<OrganizationExperienceDto[]>) =>
          data.map(withVersion(toOrganizationExperience)),
        providesTags: (items) => listTags('OrganizationExperience', items),
      }),
      addOrganizationExperience: build.mutation<string | null, OrganizationExperienceDraft>({
        query: (draft) => ({ url: URL, method: 'POST', body: toRequestBody(draft) }),
        transformResponse: messageOf,
        invalidatesTags: (_message, error) => (error ? [] : [{ type: 'OrganizationExperience', id: 'LIST' }]),
      }),
      changeOrganizationExperience: build.mutation<
        string | null,
        { id: Id; draft: OrganizationExperienceDraft; version?: string }
      >({
        query: ({ id, draft, version }) => changing(`${URL}${id}/`, toRequestBody(draft), version),
        transformResponse: messageOf,
        invalidatesTags: (_message, error, { id }) => changedTags('OrganizationExperience', id, error),
      }),
      /** Resolves to the provider's message, which is toasted. */
      deleteOrganizationExperience: build.mutation<string | null, Id>({
        query: (id) => ({ url: `${URL}${id}/`, method: 'DELETE' }),
        transformResponse: messageOf,
        invalidatesTags: (_message, error, id) => (error ? [] : [{ type: 'OrganizationExperience', id }]),
      }),
    }),
  });

export const {
  useGetOrganizationExperiencesQuery,
  useAddOrganizationExperienceMutation,
  useChangeOrganizationExperienceMutation,
  useDeleteOrganizationExperienceMutation,
} = organizationExperienceApi;
