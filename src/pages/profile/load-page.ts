import { yieldToMain } from '@/shared/lib/async';

/** The page, run in pieces that the browser may paint and answer between; all are in the same files. */
export async function loadProfilePage() {
  await import(
    /* webpackMode: "eager", webpackExports: ["createApi", "fetchBaseQuery"] */ '@reduxjs/toolkit/query/react'
  );
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './ui/ProfileTabs');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './ui/tabs/PersonalInformationTab');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './ui/ProfileView');
  await yieldToMain();
  return (await import(/* webpackMode: "eager" */ './ui/ProfilePage')).ProfilePage;
}
