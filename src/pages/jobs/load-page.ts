import { yieldToMain } from '@/shared/lib/async';

/** The page, run in pieces that the browser may paint and answer between; all are in the same files. */
export async function loadJobsPage() {
  await import(
    /* webpackMode: "eager", webpackExports: ["createApi", "fetchBaseQuery"] */ '@reduxjs/toolkit/query/react'
  );
  await yieldToMain();
  return (await import(/* webpackMode: "eager" */ './ui/JobsPage')).JobsPage;
}
