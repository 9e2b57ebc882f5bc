import { pause } from '@/shared/lib/pieces';

/** Runs what dialogs are made of in pieces, between which the browser may paint and answer; all are in the same files. */
export async function runDialogParts(): Promise<void> {
  await import(/* webpackMode: "eager" */ '@mui/material/Dialog');
  await pause();
  await import(/* webpackMode: "eager" */ './ModalDialog');
  await pause();
  await import(/* webpackMode: "eager" */ './ConfirmDialog');
}
