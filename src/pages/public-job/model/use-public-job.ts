import { useEffect, useMemo, useState } from 'react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { embeddedJobReceived, readEmbeddedJob, useGetPublicJobQuery } from '@/entities/job';
import type { JobDetail } from '@/entities/job';
import { toStatedPay } from '@titian/rules/stated-pay';

/** A job with its pay as the server tells it in the page: no screen of the specification, which shows it as sent. */
function withStatedPay(job: JobDetail): JobDetail {
  const pay = toStatedPay(job.minSalary, job.maxSalary);
  return { ...job, minSalary: pay?.min ?? null, maxSalary: pay?.max ?? null };
}

/** A job as everybody may read it, which may have come with the page. */
export function usePublicJob(slug: string) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [embedded] = useState(() => readEmbeddedJob(slug));
  // Before the query's own effect, which then finds a response.
  useEffect(() => {
    if (embedded) dispatch(embeddedJobReceived(embedded));
  }, [dispatch, embedded]);
  const { currentData, error, isFetching, refetch } = useGetPublicJobQuery(slug);
  const sent = currentData ?? embedded?.job;
  const job = useMemo(() => sent && withStatedPay(sent), [sent]);
  return { job, error, isFetching, refetch };
}
