export {
  useCancelEmailChangeMutation,
  useChangeEmailMutation,
  useChangePasswordMutation,
  useChangePhoneMutation,
  useConfirmEmailMutation,
  useEndAccountSessionMutation,
  useEndOtherSessionsMutation,
  useGetAccountSessionsQuery,
  useGetEmailChangeQuery,
  useUndoEmailMutation,
} from './api/account.api';
export type { AccountSession } from './model/account-session';
export type { PendingEmailChange } from './model/pending-email-change';
export { atPasswordField } from './model/wrong-password';
export { AccountForm } from './ui/AccountForm';
