export {
  useChangeEmailMutation,
  useChangePasswordMutation,
  useConfirmEmailMutation,
  useEndAccountSessionMutation,
  useEndOtherSessionsMutation,
  useGetAccountSessionsQuery,
  useUndoEmailMutation,
} from './api/account.api';
export type { AccountSession } from './model/account-session';
export { atPasswordField } from './model/wrong-password';
