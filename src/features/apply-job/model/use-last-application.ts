import { useDispatch, useSelector } from 'react-redux';
import { selectSession } from '@/entities/session';
import { lastApplicationChanged, selectLastApplication } from './pending-references';

type Root = Parameters<typeof selectLastApplication>[0] & Parameters<typeof selectSession>[0];

/** The job that the candidate applied to last on this browser, or null; and what ends that. */
export function useLastApplication() {
  const dispatch = useDispatch();
  const job = useSelector((state: Root) => selectLastApplication(state, selectSession(state)?.userId ?? null));
  return { job, dismiss: () => void dispatch(lastApplicationChanged(null)) };
}
