import { useCapability } from '@/entities/capability';

const useProviderCan = (): boolean => useCapability('jobSearch');

const useBrowserCan = (): boolean => true;

/** True when there are further filters: with `JOB_SEARCH=server` the provider must have them, see the README. */
export const useCanFilter = process.env.JOB_SEARCH === 'server' ? useProviderCan : useBrowserCan;
