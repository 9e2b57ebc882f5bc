import type { components } from '@contract';
import { envelope, listSchema, messageOf, providerApi } from '@/shared/api';
import type { Envelope, Id } from '@/shared/api';
import type { ApplicationEvent } from '../model/application-event';
import { applicationEventDto, toApplicationEvents } from './application-event.mapper';
import type { ApplicationEventDto } from './application-event.mapper';

type Schemas = components['schemas'];

interface Withdrawal {
  id: Id;
  /** Null for none. */
  reason: string | null;
}

const pathOf = (id: Id, call: 'events' | 'withdraw') => `job-application/${encodeURIComponent(id)}/${call}/`;

/** Following one application, and withdrawing it: with capabilities alone. Specification 4, section 1. */
const applicationEventApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Events of an application, in the provider's order. */
    getApplicationEvents: build.query<ApplicationEvent[], Id>({
      query: (id) => pathOf(id, 'events'),
      rawResponseSchema: envelope(listSchema(applicationEventDto, 'events')),
      transformResponse: ({ data }: Envelope<ApplicationEventDto[]>) => toApplicationEvents(data),
      // `LIST`, because applying again continues the same application.
      providesTags: (_events, _error, id) => [id, 'LIST'].map((tag) => ({ type: 'Application' as const, id: tag })),
    }),
    /** Withdraws an application; resolves to the provider's message. */
    withdrawApplication: build.mutation<string | null, Withdrawal>({
      query: ({ id, reason }) => ({
        url: pathOf(id, 'withdraw'),
        method: 'POST',
        body: (reason === null ? {} : { reason }) satisfies Schemas['WithdrawRequest'],
      }),
      transformResponse: messageOf,
      // Whatever the response: the company may have decided meanwhile, or the response may be lost.
      invalidatesTags: (_message, _error, { id }) => [{ type: 'Application', id }],
    }),
  }),
});

export const { useGetApplicationEventsQuery, useWithdrawApplicationMutation } = applicationEventApi;
