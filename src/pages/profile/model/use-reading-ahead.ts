import { useEffect } from 'react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { useGetApplicationsQuery } from '@/entities/application';
import { useOpensOffline } from '@/shared/lib/connection';
import { allSections } from '../ui/tab-sections';

/**
 * Reads what the profile's other tabs and the list of applications show, so that they can be read without a connection
 * before they were ever opened. Only where the app itself opens then.
 */
export function useReadingAhead(): void {
  const opensOffline = useOpensOffline();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  useGetApplicationsQuery(undefined, { skip: !opensOffline });
  useEffect(() => {
    if (!opensOffline) return;
    const reads = allSections.map(({ list }) => dispatch(list.initiate()));
    return () => reads.forEach((read) => read.unsubscribe());
  }, [opensOffline, dispatch]);
}
