import { accountDeletionApi } from '@/entities/privacy';
import type { AppStore } from './store';

/** Asks the provider whether the signed-in candidate's account is going to be deleted; in a chunk of its own, with RTK Query. */
export const askDeletion = ({ dispatch }: AppStore): Promise<unknown> =>
  dispatch(accountDeletionApi.endpoints.getDeletion.initiate(undefined, { subscribe: false }));
