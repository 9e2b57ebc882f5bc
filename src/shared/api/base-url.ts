import { env } from '@/shared/config';

/** What every call of the provider begins with. */
export const BASE_URL = `${env.apiUrl}/api/v1/`;
