import { pause } from '@/shared/lib/pieces';

/** The page, run in pieces that the browser may paint and answer between; all are in the same files. */
export async function loadLoginPage() {
  await import(
    /* webpackMode: "eager", webpackExports: ["createApi", "fetchBaseQuery"] */ '@reduxjs/toolkit/query/react'
  );
  await pause();
  await import(/* webpackMode: "eager", webpackExports: ["Form", "Formik", "useFormikContext"] */ 'formik');
  await pause();
  return (await import(/* webpackMode: "eager" */ './ui/LoginPage')).LoginPage;
}
