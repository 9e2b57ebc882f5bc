import { registered, registrationSlice, resendActivationMissed, selectCanResendActivation } from './registration';
import { candidateErased, signedIn, signedOut } from './session';

const { reducer, getInitialState } = registrationSlice;
const { selectRegisteredEmail } = registrationSlice.selectors;

const candidate = { token: 't', name: 'Sari', image: null, userId: 'a' };

it('knows the address that was registered last', () => {
  const first = reducer(getInitialState(), registered('sari@example.com'));
  expect(selectRegisteredEmail({ registration: first })).toBe('sari@example.com');
  const second = reducer(first, registered('budi@example.com'));
  expect(selectRegisteredEmail({ registration: second })).toBe('budi@example.com');
});

it.each([
  ['signs in', signedIn(candidate)],
  ['signs out', signedOut()],
  ['has their data erased', candidateErased('a')],
])('forgets the address as soon as a candidate %s, and nothing about the provider', (_what, action) => {
  const before = [registered('sari@example.com'), resendActivationMissed()].reduce(reducer, getInitialState());
  const registration = reducer(before, action);
  expect(selectRegisteredEmail({ registration })).toBeNull();
  expect(selectCanResendActivation({ registration })).toBe(false);
});
