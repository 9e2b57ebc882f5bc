import { array, fallback, looseObject, nullish, string } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { appointmentDto } from '@/entities/application/@x/notification';
import { countSchema, envelope, filledText, idSchema, listSchema, optionalText, visibleText } from '@/shared/api';
import type { Accepts } from '@/shared/api';

const detail = fallback(optionalText, undefined);

const jobDto = looseObject({
  slug: visibleText,
  title: visibleText,
  company: detail,
  status: detail,
  deadline: detail,
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
