import {
  accountDialogClosed,
  accountDialogOpened,
  accountDialogSlice,
  loginRequired,
  pendingJobOpened,
} from './account-dialog';
import { sessionInterrupted, signedIn, signedOut } from './session';

const { reducer, getInitialState } = accountDialogSlice;
const session = { token: 'token-of-sari', name: 'Sari', image: null, userId: 7 };
const afterJob = reducer(getInitialState(), loginRequired('staf-gudang'));

it('keeps the job that was wanted while the visitor goes from dialog to dialog', () => {
  const state = reducer(reducer(afterJob, accountDialogOpened('sign-up')), accountDialogOpened('sign-in'));
  expect(state).toEqual({ open: 'sign-in', pendingJob: 'staf-gudang' });
});

it('closes, and keeps the job that was wanted, when a session comes', () => {
  expect(reducer(afterJob, signedIn(session))).toEqual({ open: null, pendingJob: 'staf-gudang' });
});

it('gives the job up when the visitor closes the dialog', () => {
  expect(reducer(afterJob, accountDialogClosed())).toEqual({ open: null, pendingJob: null });
});

it('forgets an earlier job when something else needs an account', () => {
  expect(reducer(afterJob, loginRequired(null))).toEqual({ open: 'login-required', pendingJob: null });
});

it('is done with the job once it was opened', () => {
  expect(reducer(reducer(afterJob, signedIn(session)), pendingJobOpened())).toEqual({ open: null, pendingJob: null });
});

it('asks to sign in when a session has ended under a save, and closes when it is ended for good', () => {
  const asking = reducer(afterJob, sessionInterrupted());
  expect(asking).toEqual({ open: 'sign-in', pendingJob: null });
  expect(reducer(asking, signedOut())).toEqual({ open: null, pendingJob: null });
});
