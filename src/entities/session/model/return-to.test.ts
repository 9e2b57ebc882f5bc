import { loginRequired } from './account-dialog';
import {
  jobWanted,
  returnToDropped,
  returnToSlice,
  selectReturnTo,
  selectReturnToCompany,
  selectReturnToTitle,
  toStoredPath,
} from './return-to';
import { candidateErased, signedIn, signedOut } from './session';
import { toStoredText, toStoredTime } from './sign-up-time';

const { reducer, getInitialState } = returnToSlice;
const DAY = 86_400_000;

const after = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, getInitialState());
const pathOf = (returnTo: ReturnType<typeof getInitialState>, now = Date.now()) => selectReturnTo({ returnTo }, now);

it('is the job that a visitor without a session wanted', () => {
  expect(pathOf(after(jobWanted('/lowongan/kasir')))).toBe('/lowongan/kasir');
  expect(pathOf(after(loginRequired('staf gudang')))).toBe('/jobs/staf%20gudang');
  expect(pathOf(after(loginRequired('a'), loginRequired(null)))).toBe('/jobs/a');
});

it('is nothing else', () => {
  expect(pathOf(after(jobWanted('//evil.example')))).toBeNull();
  expect(pathOf(after(jobWanted('/jobs/a'), jobWanted('/profile')))).toBe('/jobs/a');
  expect(toStoredPath('https://evil.example')).toBeNull();
  expect(toStoredPath('/jobs/a')).toBe('/jobs/a');
  expect([toStoredTime('x'), toStoredTime(5)]).toEqual([0, 5]);
});

it('is forgotten after seven days, and where the clock went back', () => {
  const state = after(jobWanted('/jobs/a'));
  expect(pathOf(state, state.at + 7 * DAY - 1)).toBe('/jobs/a');
  expect(pathOf(state, state.at + 7 * DAY)).toBeNull();
  expect(pathOf(state, state.at - 1)).toBeNull();
});

it('lasts over signing in, and not over signing out or finding the job', () => {
  const session = { token: 't', name: 'Sari', image: null, userId: 'a' };
  const state = after(jobWanted('/jobs/a'), signedIn(session));
  expect(pathOf(state)).toBe('/jobs/a');
  expect(pathOf(reducer(state, signedOut()))).toBeNull();
  expect(pathOf(reducer(state, returnToDropped()))).toBeNull();
});

it('has the title of the job where that was known, also once it is wanted again without', () => {
  const titleOf = (state: ReturnType<typeof getInitialState>) => selectReturnToTitle({ returnTo: state });
  const known = after(loginRequired('kasir', 'Kasir'));
  expect(titleOf(known)).toBe('Kasir');
  expect(titleOf(reducer(known, jobWanted('/jobs/kasir')))).toBe('Kasir');
  expect(titleOf(reducer(known, jobWanted('/jobs/admin')))).toBeNull();
  expect(titleOf(reducer(known, jobWanted('/jobs/admin', 'Admin')))).toBe('Admin');
  expect(titleOf(reducer(known, candidateErased('a')))).toBeNull();
  expect([toStoredText('Kasir'), toStoredText(7), toStoredText(' ')]).toEqual(['Kasir', null, null]);
});

it('has the company of the job in the same way', () => {
  const companyOf = (state: ReturnType<typeof getInitialState>) => selectReturnToCompany({ returnTo: state });
  const known = after(loginRequired('kasir', 'Kasir', 'Swalayan Panen'));
  expect(companyOf(known)).toBe('Swalayan Panen');
  expect(companyOf(reducer(known, jobWanted('/jobs/kasir')))).toBe('Swalayan Panen');
  expect(companyOf(reducer(known, jobWanted('/jobs/admin', 'Admin')))).toBeNull();
});
