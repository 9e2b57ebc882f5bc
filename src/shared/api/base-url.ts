import { env } from '@/shared/config';

/** Prefix of every call of the provider. */
export const BASE_URL = `${env.apiUrl}/api/v1/`;
