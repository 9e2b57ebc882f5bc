import { useEffect } from 'react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { useGetApplicationsQuery } from '@/entities/application';
import { savesData, useOpensOffline } from '@/shared/lib/connection';
import { allSections } from '../ui/sections';

/** Queries of the profile: the oldest response gives its age. */
export const PROFILE_QUERIES = ['getProfile', ...allSections.map(({ list }) => list.name)].map((endpoint) => ({
  endpoint,
}));

/**
 * Prefetches what the profile's other tabs and the list of applications show, so that they are there without a
 * connection before they were ever opened. Only where the app itself opens offline, and not for who
 * saves data.
 */
export function usePrefetch(): void {
  const isWanted = useOpensOffline() && !savesData();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  useGetApplicationsQuery(undefined, { skip: !isWanted });
  useEffect(() => {
    if (!isWanted) return;
    const requests = allSections.map(({ list }) => dispatch(list.initiate()));
    return () => requests.forEach((request) => request.unsubscribe());
  }, [isWanted, dispatch]);
}
