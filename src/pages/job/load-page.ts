import { pause } from '@/shared/lib/pieces';

/** The page, run in pieces that the browser may paint and answer between; all are in the same files. */
export async function loadJobPage() {
  await import(
    /* webpackMode: "eager", webpackExports: ["createApi", "fetchBaseQuery"] */ '@reduxjs/toolkit/query/react'
  );
  await pause();
  await import(/* webpackMode: "eager" */ './ui/JobHeader');
  await pause();
  await import(/* webpackMode: "eager" */ './ui/JobView');
  await pause();
  return (await import(/* webpackMode: "eager" */ './ui/JobPage')).JobPage;
}
