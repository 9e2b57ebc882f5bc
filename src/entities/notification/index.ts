export { useGetNotificationsQuery, useReadNotificationsMutation } from './api/notification.api';
export type { Notification, NotificationPage } from './model/notification';
export { NotificationItem } from './ui/NotificationItem';
