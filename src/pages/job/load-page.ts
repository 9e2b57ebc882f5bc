import { yieldToMain } from '@/shared/lib/async';

/** The page, run in pieces that the browser may paint and answer between; all are in the same files. */
export async function loadJobPage() {
  await import(
    /* webpackMode: "eager", webpackExports: ["createApi", "fetchBaseQuery"] */ '@reduxjs/toolkit/query/react'
  );
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './ui/JobHeader');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './ui/JobView');
  await yieldToMain();
  return (await import(/* webpackMode: "eager" */ './ui/JobPage')).JobPage;
}
