import { useCapability } from '@/entities/capability';

const useProviderCan = (signedIn: boolean): boolean => useCapability('matches') && signedIn;

const useBrowserCan = (_signedIn: boolean): boolean => true;

/** True when "Paling cocok" can be found: with `JOB_SEARCH=server` by the provider, for a signed-in candidate. */
export const useCanMatch = process.env.JOB_SEARCH === 'server' ? useProviderCan : useBrowserCan;
