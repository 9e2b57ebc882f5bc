export { useGetNotificationsQuery, useReadNotificationsMutation } from './notification.api';
export type { Notification, NotificationPage } from './notification';
export { NotificationItem } from './NotificationItem';
