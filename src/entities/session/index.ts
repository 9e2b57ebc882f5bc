export { revokeToken } from './api/revoke-token';
export type { ResetResult } from './api/session.api';
export {
  sessionApi,
  useForgotPasswordMutation,
  useLoginMutation,
  useRegisterMutation,
  useResetPasswordMutation,
  useVerifyMutation,
} from './api/session.api';
export {
  accountDialogClosed,
  accountDialogOpened,
  accountDialogSlice,
  loginRequired,
  pendingJobOpened,
  selectAccountDialog,
  selectPendingJob,
  selectTypedEmail,
} from './model/account-dialog';
export type { AccountDialog } from './model/account-dialog';
export {
  jobWanted,
  returnToDropped,
  returnToSlice,
  selectIsReturnTo,
  selectReturnTo,
  selectReturnToCompany,
  selectReturnToTitle,
  toStoredPath,
  useReturnTo,
} from './model/return-to';
export { registered, registrationSlice, selectCanResendActivation, selectRegisteredEmail } from './model/registration';
export { isWithinSignUp, toStoredText, toStoredTime } from './model/sign-up-time';
export {
  candidateErased,
  isSameCandidate,
  selectIsSessionUnknown,
  selectIsSignedIn,
  selectSession,
  selectSessionExpired,
  selectSessionInterrupted,
  selectSignedOut,
  selectTabChange,
  selectTakeovers,
  sessionDetailsChanged,
  sessionInterrupted,
  sessionRead,
  sessionSlice,
  signOutCompleted,
  signedIn,
  signedOut,
  UNKNOWN_SESSION,
} from './model/session';
export type { Session } from './model/session';
export { useDeadLink } from './model/use-dead-link';
export { useSignedOut } from './model/use-signed-out';
export { useResendActivation } from './model/use-resend-activation';
export {
  isSessionCookieLocked,
  loadSessionCipher,
  readSessionCookie,
  removeSessionCookie,
  writeSessionCookie,
} from './model/session-cookie';
