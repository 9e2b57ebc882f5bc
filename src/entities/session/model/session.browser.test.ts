import AES from 'crypto-js/aes';
import Cookies from 'js-cookie';
import { env } from '@/shared/config';
import type { Session } from './session';
import type * as SessionCookie from './session-cookie';
import {
  cookieAttributes,
  loadSessionCipher,
  readSessionCookie,
  removeSessionCookie,
  writeSessionCookie,
} from './session-cookie';
import { sessionExpired } from '@/shared/api';
import {
  candidateErased,
  isSameCandidate,
  selectIsSignedIn,
  selectSession,
  selectSessionExpired,
  selectSessionInterrupted,
  selectTabChange,
  selectTakeovers,
  sessionDetailsChanged,
  sessionInterrupted,
  sessionSlice,
  signedIn,
  signedOut,
} from './session';
import {
  accountDialogClosed,
  accountDialogOpened,
  accountDialogSlice,
  loginRequired,
  pendingJobOpened,
} from './account-dialog';
import { registered, registrationSlice, resendActivationMissed, selectCanResendActivation } from './registration';
import {
  jobWanted,
  returnToDropped,
  returnToSlice,
  selectReturnTo,
  selectReturnToCompany,
  selectReturnToTitle,
  toStoredPath,
} from './return-to';
import { toStoredText, toStoredTime } from './sign-up-time';

describe('session', () => {
  const { reducer, getInitialState } = sessionSlice;
  const session = { token: 'token-of-sari', name: 'Sari', image: null, userId: null };
  const present = reducer(getInitialState(), signedIn(session));

  it('is there after signing in', () => {
    expect(selectSession({ session: present })).toEqual(session);
    expect(selectIsSignedIn({ session: present })).toBe(true);
  });

  it('tells a session that ended by itself from one that the candidate ended', () => {
    const expired = reducer(present, sessionExpired());
    expect(selectIsSignedIn({ session: expired })).toBe(false);
    expect(selectSessionExpired({ session: expired })).toBe(true);
    expect(selectSessionExpired({ session: reducer(present, signedOut()) })).toBe(false);
    expect(selectSessionExpired({ session: reducer(expired, signedIn(session)) })).toBe(false);
  });

  it('takes what became known of the candidate, and nothing without a session', () => {
    const changed = reducer(present, sessionDetailsChanged({ userId: 7, name: 'Sari Wulandari' }));
    expect(changed.current).toEqual({ ...session, userId: 7, name: 'Sari Wulandari' });
    expect(reducer(getInitialState(), sessionDetailsChanged({ userId: 7 }))).toEqual(getInitialState());
  });

  const sari = { ...session, userId: 7 };
  const budi = { ...session, token: 'token-of-budi', name: 'Budi', userId: 8 };

  it.each([
    ['one id', sari, { ...sari, token: 'other' }, true],
    ['two ids', sari, budi, false],
    ['an id of another kind', sari, { ...sari, userId: '7' }, false],
    ['ids that are not known', session, session, false],
    ['no candidate before', null, sari, false],
    ['no candidate after', sari, null, false],
  ])('takes sessions with %s for those of one candidate: %4$s', (_what, one, other, same) => {
    expect(isSameCandidate(one, other)).toBe(same);
  });

  it('stays while its candidate is asked to sign in again, until it is renewed or ended', () => {
    const interrupted = reducer(reducer(getInitialState(), signedIn(sari)), sessionInterrupted());
    expect(selectIsSignedIn({ session: interrupted })).toBe(true);
    expect(selectSessionInterrupted({ session: interrupted })).toBe(true);
    for (const action of [signedIn({ ...sari, token: 'new' }), signedOut(), sessionExpired()]) {
      expect(selectSessionInterrupted({ session: reducer(interrupted, action) })).toBe(false);
    }
    expect(reducer(getInitialState(), sessionInterrupted())).toEqual(getInitialState());
  });

  it('counts how often one candidate took the place of another', () => {
    const count = (...actions: Parameters<typeof reducer>[1][]) =>
      selectTakeovers({ session: actions.reduce(reducer, getInitialState()) });
    expect(count(signedIn(sari))).toBe(0);
    expect(count(signedIn(sari), signedIn({ ...sari, token: 'new' }))).toBe(0);
    expect(count(signedIn(sari), signedOut(), signedIn(budi))).toBe(0);
    expect(count(signedIn(sari), signedIn(budi))).toBe(1);
    expect(count(signedIn(sari), signedIn(budi), signedIn(sari), signedOut())).toBe(2);
  });

  it('tells what another tab did, and not what this one does', () => {
    const fromCookie = { fromCookie: true };
    const before = reducer(getInitialState(), signedIn(sari));
    expect(selectTabChange({ session: reducer(before, signedIn(budi, fromCookie)) })).toBe('replaced');
    expect(selectTabChange({ session: reducer(before, signedOut(fromCookie)) })).toBe('ended');
    expect(selectTabChange({ session: reducer(before, signedIn(budi)) })).toBeNull();
    expect(selectTabChange({ session: reducer(before, signedIn({ ...sari, token: 'new' }, fromCookie)) })).toBeNull();
    expect(selectTabChange({ session: reducer(before, signedOut()) })).toBeNull();
  });
});

describe('account dialog', () => {
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
});

describe('registration', () => {
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
});

describe('return to', () => {
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
});

describe('session cookie', () => {
  const NAME = 'titian';
  const session: Session = { token: 'token-of-sari', name: "Sari Ma'ruf 🌸", image: '/media/sari.webp', userId: 7 };

  const encrypt = (value: unknown, secret: string = env.sessionCookieSecret): string =>
    AES.encrypt(typeof value === 'string' ? value : JSON.stringify(value), secret).toString();

  beforeAll(loadSessionCipher);
  afterEach(removeSessionCookie);

  it('gives back the session that was written', () => {
    writeSessionCookie(session);
    expect(readSessionCookie()).toEqual(session);
  });

  it('keeps nothing of the session readable', () => {
    writeSessionCookie(session);
    expect(document.cookie).toContain(`${NAME}=`);
    for (const text of ['token-of-sari', 'Sari', 'sari.webp']) expect(document.cookie).not.toContain(text);
  });

  it('is no session without a cookie', () => {
    expect(readSessionCookie()).toBeNull();
  });

  it('is no session once it was removed', () => {
    writeSessionCookie(session);
    removeSessionCookie();
    expect(document.cookie).not.toContain(NAME);
    expect(readSessionCookie()).toBeNull();
  });

  it('fills in what an older or leaner cookie lacks', () => {
    Cookies.set(NAME, encrypt({ token: 'token-of-sari' }));
    expect(readSessionCookie()).toEqual({ token: 'token-of-sari', name: '', image: null, userId: null });
  });

  it('knows a candidate by the id that the provider gave, a number or a text', () => {
    writeSessionCookie({ ...session, userId: 'x9' });
    expect(readSessionCookie()?.userId).toBe('x9');
  });

  it.each([
    ['garbage', 'x'],
    ['percent signs that encode nothing', '%E0%A4%A'],
    ['plain JSON', JSON.stringify(session)],
    ['a truncated cookie', encrypt(session).slice(0, -24)],
    ['a cookie with a changed end', `${encrypt(session).slice(0, -4)}AAA=`],
    ['a cookie of another secret', encrypt(session, 'another secret')],
    ['text that is no JSON', encrypt('{"token"')],
    ['null', encrypt(null)],
    ['a number', encrypt(7)],
    ['no token', encrypt({ name: 'Sari', userId: 7 })],
    ['an empty token', encrypt({ ...session, token: '' })],
    ['a token that is no text', encrypt({ ...session, token: { evil: true } })],
    ['a cookie of 3 kB of garbage', 'A'.repeat(3000)],
  ])('takes %s for no session, and removes it', (_what, value) => {
    Cookies.set(NAME, value);
    expect(readSessionCookie()).toBeNull();
    expect(document.cookie).not.toContain(`${NAME}=`);
  });

  it('is held on this site alone, for every path, as long as a token lives', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    writeSessionCookie(session);
    const [, ...attributes] = (written.mock.calls[0]?.[0] ?? '').split('; ');
    written.mockRestore();
    expect(attributes).toEqual(expect.arrayContaining(['path=/', 'sameSite=Strict']));
    expect(attributes).toContain(`max-age=${30 * 24 * 60 * 60}`);
  });

  it.each([
    ['https:', true],
    ['http:', false],
  ])('on %s is for https alone: %s', (protocol, secure) => {
    expect(cookieAttributes(protocol).secure).toBe(secure);
  });

  describe('before the cipher is there', () => {
    /** The module as a visitor's page has it. */
    function load({ withoutCipher = false } = {}) {
      let cookie: typeof SessionCookie | undefined;
      jest.isolateModules(() => {
        if (withoutCipher)
          jest.doMock('../model/session-cipher', () => {
            throw new Error('offline');
          });
        cookie = jest.requireActual<typeof SessionCookie>('../model/session-cookie');
      });
      if (!cookie) throw new Error('not loaded');
      return cookie;
    }

    it('has nothing to unlock without a cookie', () => {
      expect(load().isSessionCookieLocked()).toBe(false);
    });

    it('leaves a cookie alone until it can be read', async () => {
      writeSessionCookie(session);
      const cookie = load();
      expect(cookie.isSessionCookieLocked()).toBe(true);
      expect(cookie.readSessionCookie()).toBeNull();
      await cookie.loadSessionCipher();
      expect(cookie.isSessionCookieLocked()).toBe(false);
      expect(cookie.readSessionCookie()).toEqual(session);
    });

    it('writes the session as soon as it can, but not one that has ended meanwhile', async () => {
      const cookie = load();
      cookie.writeSessionCookie(session);
      cookie.removeSessionCookie();
      await cookie.loadSessionCipher();
      await Promise.resolve();
      expect(document.cookie).not.toContain(NAME);

      const other = load();
      other.writeSessionCookie(session);
      await other.loadSessionCipher();
      await Promise.resolve();
      expect(readSessionCookie()).toEqual(session);
    });

    it('leaves the session to this tab when the cipher cannot be loaded, and tells developers', async () => {
      const told = jest.spyOn(console, 'error').mockImplementation();
      const cookie = load({ withoutCipher: true });
      const onEnd = jest.fn();
      cookie.writeSessionCookie(session, onEnd);
      await expect(cookie.loadSessionCipher()).rejects.toThrow('offline');
      await Promise.resolve();
      expect(told).toHaveBeenCalledWith('[titian] the session cookie could not be written', new Error('offline'));
      expect(onEnd.mock.calls).toEqual([[false]]);
      told.mockRestore();
      jest.dontMock('./session-cipher');
      expect(document.cookie).not.toContain(NAME);
    });
  });
});
