import { useDispatch, useSelector } from 'react-redux';
import { useSaveReferenceMutation } from '@/entities/application';
import { useLazyGetProfileQuery } from '@/entities/profile/candidate';
import { selectSession, sessionDetailsChanged } from '@/entities/session';
import type { Id } from '@/shared/api';
import type { DiscoverySource } from './discovery-source';
import { referenceSettled } from './pending-references';

/**
 * Saves how the candidate learned of a job, so that the question is not asked again. When the session has no candidate
 * id, it is taken from the profile and stored in the session (contract, "Account").
 *
 * @returns a function that rejects with the `ApiError` of the call that failed
 */
export function useSaveReference(job: Id) {
  const dispatch = useDispatch();
  const userId = useSelector(selectSession)?.userId ?? null;
  const [getProfile] = useLazyGetProfileQuery();
  const [saveReference] = useSaveReferenceMutation();

  const findCandidate = async (): Promise<Id> => {
    if (userId !== null) return userId;
    const { id } = await getProfile(undefined, true).unwrap();
    dispatch(sessionDetailsChanged({ userId: id }));
    return id;
  };

  return async (ref: DiscoverySource) => {
    const owner = await findCandidate();
    await saveReference({ job_id: job, candidate_id: owner, ref }).unwrap();
    dispatch(referenceSettled({ owner, job }));
  };
}
