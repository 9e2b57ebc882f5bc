import type { components } from '@contract';
import { envelope, providerApi } from '@/shared/api';
import type { Id } from '@/shared/api';
import type { NotificationPage } from '../model/notification';
import { notificationListDto, unreadDto } from './notification.dto';
import type { NotificationListDto } from './notification.dto';
import { toNotifications } from './notification.mapper';

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
