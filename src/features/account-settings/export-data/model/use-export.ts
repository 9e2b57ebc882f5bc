import { useEffect } from 'react';
import { isBeingMade, useGetExportQuery, useGetExportsQuery } from '@/entities/privacy';

/** Milliseconds between two looks at an export that is being made. */
const INTERVAL = 3000;

const NOT_FOUND = 404;

/**
 * The candidate's newest export and its progress, which is polled while the export is being made and the page is
 * visible. A candidate who comes back to the page finds it again, since the provider lists it.
 *
 * @returns `list`: the query that finds it; `current`: null for none, undefined while it is not known; `isLost` while its
 *   progress cannot be read
 */
export function useExport() {
  const list = useGetExportsQuery(undefined, { refetchOnMountOrArgChange: true });
  const newest = list.data?.[0];
  const isFollowed = newest !== undefined && isBeingMade(newest);
  const id = newest?.id ?? '';
  // Else what is known of it from its last making would be shown first.
  const { currentData: polled, error: pollError } = useGetExportQuery(id, {
    skip: !isFollowed,
    pollingInterval: INTERVAL,
    skipPollingIfUnfocused: true,
  });
  const { refetch } = list;
  const isOver = polled !== undefined && !isBeingMade(polled);
  const isGone = pollError !== undefined && 'status' in pollError && pollError.status === NOT_FOUND;
  useEffect(() => {
    // The list has then the file's size and time; or another export.
    if (isFollowed && (isOver || isGone)) void refetch();
  }, [isFollowed, isOver, isGone, refetch]);
  return {
    list,
    current: list.data && (isFollowed && polled ? polled : (newest ?? null)),
    isLost: isFollowed && pollError !== undefined && !isGone,
  };
}
