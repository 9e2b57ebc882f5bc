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
} from './account.api';
export type { AccountSession, PendingEmailChange } from './account.api';
export { atPasswordField, AccountForm } from './AccountForm';
