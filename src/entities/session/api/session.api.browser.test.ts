import { createAppStore } from '@/app/state';
import { makeSignedInDto } from '@test/dto/account';
import { given, givenHtml, givenNoResponse, untilCallsSeen } from '@test/server';
import { revokeToken } from './revoke-token';
import { sessionApi } from './session.api';
import AES from 'crypto-js/aes';
import Cookies from 'js-cookie';
import { env } from '@/shared/config';
import type { Session } from '../model/session';
import type * as SessionCookie from '../model/session-cookie';
import {
  cookieAttributes,
  loadSessionCipher,
  readSessionCookie,
  removeSessionCookie,
  writeSessionCookie,
} from '../model/session-cookie';

describe('endpoints', () => {
  const { login, resetPassword, verify } = sessionApi.endpoints;

  beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  it('reads a sign-in as a session and a message', async () => {
    given('post', 'candidate/login/', makeSignedInDto(), 'Selamat datang.');
    const { data } = await createAppStore().dispatch(login.initiate({ email: 'sari@example.com', password: 'x' }));
    expect(data).toEqual({
      session: {
        token: 'token-of-sari',
        name: 'Sari Wulandari',
        image: '/media/candidates/sari.webp',
        userId: 'candidate-1',
      },
      message: 'Selamat datang.',
    });
  });

  it.each([
    ['no data', null],
    ['no token', { name: 'Sari' }],
    ['an empty token', { ...makeSignedInDto(), token: '' }],
  ])('takes a sign-in with %s for a broken contract', async (_what, body) => {
    given('post', 'candidate/login/', body);
    const result = await createAppStore().dispatch(login.initiate({ email: 'sari@example.com', password: 'x' }));
    expect(result).toMatchObject({ error: { kind: 'contract' } });
  });

  it('reads a sign-in that leaves out all but the token', async () => {
    given('post', 'candidate/login/', { token: 'token-of-sari' });
    const { data } = await createAppStore().dispatch(login.initiate({ email: 'sari@example.com', password: 'x' }));
    expect(data?.session).toEqual({ token: 'token-of-sari', name: '', image: null, userId: null });
  });

  it('keeps the two parts of a reset link apart in the path', async () => {
    const requests = given('post', 'candidate/reset-password/*', null);
    await createAppStore().dispatch(resetPassword.initiate({ uidb64: 'a/b', token: 'c?d', password: 'Rahasia!' }));
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/v1/candidate/reset-password/a%2Fb/c%3Fd/']);
    expect(requests.map(({ body }) => body)).toEqual([{ password: 'Rahasia!' }]);
  });

  it('takes a page of HTML for a failure, also with HTTP 200', async () => {
    givenHtml('post', 'candidate/verify/');
    const result = await createAppStore().dispatch(verify.initiate({ verifyToken: 'x' }));
    expect(result).toMatchObject({ error: { kind: 'contract' } });
  });

  it('revokes a token with itself, and does not mind when that fails', async () => {
    const requests = given('post', 'candidate/logout/', null);
    revokeToken('token-of-sari');
    await untilCallsSeen();
    expect(requests).toMatchObject([{ authorization: 'Bearer token-of-sari' }]);
    givenNoResponse('post', 'candidate/logout/');
    expect(() => revokeToken('token-of-sari')).not.toThrow();
    await untilCallsSeen();
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
