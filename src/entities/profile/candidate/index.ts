export { useGetProfileQuery, useLazyGetProfileQuery } from './api/profile.api';
export type { Profile } from './model/profile';
