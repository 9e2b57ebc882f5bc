import { createAppStore } from '@/app/state';
import { makeSignedInDto } from '@test/dto/account';
import { given, givenHtml, givenNoResponse, untilCallsSeen } from '@test/server';
import { revokeToken } from './revoke-token';
import { sessionApi } from './session.api';

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
