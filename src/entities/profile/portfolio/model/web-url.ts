import { toLinkAddress } from '@/shared/lib/web-address';

/** The address to link to for a stored `url`; null for one that is not safe to link, or no web address at all. */
export const toWebUrl = (url: string): string | null => toLinkAddress(url);
