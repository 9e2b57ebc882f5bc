import { array, fallback, looseObject, nullish, string } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import {
  envelope,
  providerApi,
  countSchema,
  filledText,
  idSchema,
  listSchema,
  optionalText,
  visibleText,
} from '@/shared/api';
import type { Id, Accepts } from '@/shared/api';
import { appointmentDto, toAppointment, toOutcome, toStep } from '@/entities/application/@x/notification';
import { toCompanyName } from '@/shared/lib/company';
import { toDay, toDeadline } from '@/shared/lib/dates';
import { toName, toText } from '@/shared/lib/text';
import type { NotificationPage, NewsJob, Notification } from './notification';
import { APPOINTMENT_STATES } from './notification';

const detail = fallback(optionalText, undefined);

const jobDto = looseObject({
  slug: visibleText,
  title: visibleText,
  company: detail,
  status: detail,
  deadline: detail,
  deadlineAt: detail,
  province: detail,
});

export type NewsJobDto = InferOutput<typeof jobDto>;

/** News needs to say what it is; kinds that the app does not know are none of its failures. */
const notificationDto = looseObject({
  id: idSchema,
  kind: filledText,
  at: detail,
  readAt: detail,
  event: detail,
  step: detail,
  outcome: detail,
  closedOn: detail,
  job: fallback(nullish(jobDto), null),
  appointment: fallback(nullish(looseObject({ ...appointmentDto.entries, status: detail })), undefined),
  search: fallback(
    nullish(looseObject({ name: string(), query: detail, count: countSchema(0), jobs: fallback(array(jobDto), []) })),
    undefined,
  ),
});

export type NotificationDto = Accepts<components['schemas']['Notification'], InferOutput<typeof notificationDto>>;

export const notificationListDto = looseObject({
  ...envelope(listSchema(notificationDto, 'notifications')).entries,
  meta: looseObject({ unread: countSchema(0), next: fallback(nullish(filledText), null) }),
});

export type NotificationListDto = InferOutput<typeof notificationListDto>;

export const unreadDto = looseObject({ unread: countSchema(0) });

const toNewsJob = ({ slug, title, company, status, province, ...ends }: NewsJobDto): NewsJob => ({
  slug,
  title: toName(title) ?? title,
  company: toCompanyName(company),
  isOpen: toText(status)?.toLowerCase() !== 'closed',
  province: toName(province),
  ...toDeadline(ends, toName(province)),
});

type What = Notification extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'id' | 'at' | 'isRead'>
    : never
  : never;

function toApplicationNews({ event, step, outcome, closedOn }: NotificationDto, job: NewsJob | null): What | null {
  const kind = 'application';
  switch (event) {
    case 'viewed':
      return { kind, event, job };
    case 'moved':
      return { kind, event, step: toStep(step), job };
    case 'outcome': {
      const known = toOutcome(outcome);
      return known && { kind, event, outcome: known, job };
    }
    case 'jobClosed':
      return { kind, event, closedOn: toDay(closedOn), job };
    default:
      return null;
  }
}

/** The part of news that depends on its kind; null for a kind that the app does not know. */
function toWhat(dto: NotificationDto): What | null {
  const job = dto.job ? toNewsJob(dto.job) : null;
  switch (dto.kind) {
    case 'application':
      return toApplicationNews(dto, job);
    case 'appointment': {
      const state = APPOINTMENT_STATES.find((known) => known === dto.appointment?.status);
      return state ? { kind: dto.kind, appointment: toAppointment(dto.appointment), state, job } : null;
    }
    case 'savedJobCloses':
      return { kind: dto.kind, job };
    case 'savedSearch':
      return (
        (dto.search && {
          kind: dto.kind,
          name: toName(dto.search.name) ?? '',
          query: toText(dto.search.query),
          count: dto.search.count,
          jobs: dto.search.jobs.map(toNewsJob),
        }) ??
        null
      );
    default:
      return null;
  }
}

/** The news of a page, in the provider's order; kinds that the app does not know are skipped. */
export const toNotifications = (dtos: readonly NotificationDto[]): Notification[] =>
  dtos.flatMap((dto) => {
    const what = toWhat(dto);
    return what ? [{ id: dto.id, at: toText(dto.at), isRead: Boolean(dto.readAt), ...what }] : [];
  });

const PATH = 'candidate/notification/';

/** News of the candidate: capability `notifications`. Specification 4, section 9. */
export const notificationApi = providerApi.enhanceEndpoints({ addTagTypes: ['Notification'] }).injectEndpoints({
  endpoints: (build) => ({
    /** A page of news, newest first; the argument is the cursor of the page before. */
    getNotifications: build.query<NotificationPage, string | void>({
      query: (after) => (after ? { url: PATH, params: { after } } : PATH),
      rawResponseSchema: notificationListDto,
      transformResponse: ({ data, meta }: NotificationListDto) => ({
        items: toNotifications(data),
        unread: meta.unread,
        next: meta.next ?? null,
      }),
      providesTags: ['Notification'],
    }),
    /** Marks news as read by its ids, at most 100. Safe to repeat. */
    readNotifications: build.mutation<unknown, readonly Id[]>({
      query: (ids) => ({
        url: `${PATH}read/`,
        method: 'POST',
        body: { ids: ids.map(String) } satisfies components['schemas']['NotificationsRead'],
      }),
      rawResponseSchema: envelope(unreadDto),
      invalidatesTags: ['Notification'],
    }),
  }),
});

export const { useGetNotificationsQuery, useReadNotificationsMutation } = notificationApi;
