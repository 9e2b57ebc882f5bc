import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps';
import { contractSchema } from '../http/contract';
import { created, done } from '../http/envelope';
import { setCandidateOfResponse } from '../http/idempotency';
import { requireCandidate } from '../session/session';
import { activate } from './activate';
import { forgotPassword } from './forgot-password';
import { register, type Registration } from './register';
import { resendActivation } from './resend-activation';
import { resetPassword } from './reset-password';
import { signIn } from './sign-in';
import { signOut } from './sign-out';
import { trimFields } from './trim-fields';

/** What limits per account count: the e-mail address that a body names, checked and trimmed. */
const emailOf = ({ body }: FastifyRequest): string => (body as { email: string }).email;

/** Registering, activating, signing in and out, and choosing a new password (contract, "Account"). */
export function accountRoutes(deps: AppDeps): FastifyPluginAsync {
  return async (app) => {
    app.post<{ Body: Registration }>(
      '/candidate/register/',
      {
        schema: contractSchema('register'),
        preValidation: trimFields('name', 'email', 'phoneNumber'),
        config: { limit: { action: 'sign-up', account: emailOf } },
      },
      async (request, reply) => {
        const registered = await register(deps, request.body);
        setCandidateOfResponse(request, registered.id);
        reply.code(201);
        return created(registered, 'Akun berhasil dibuat. Periksa email kamu untuk aktivasi.');
      },
    );

    app.post<{ Body: { verifyToken: string } }>(
      '/candidate/verify/',
      { schema: contractSchema('verify'), config: { limit: { action: 'verify' } } },
      async ({ body }) => {
        await activate(deps, body.verifyToken);
        return done(null, 'Akun Anda berhasil diaktifkan. Silakan masuk.');
      },
    );

    app.post<{ Body: { email: string } }>(
      '/candidate/verify/resend/',
      {
        schema: contractSchema('resendActivation'),
        preValidation: trimFields('email'),
        config: { limit: { action: 'resend-activation', account: emailOf }, idempotent: false },
      },
      async (request) => {
        await resendActivation(deps, request.body.email);
        return done(null, 'Jika email ini terdaftar dan belum aktif, tautan aktivasi baru telah dikirim.');
      },
    );

    app.post<{ Body: { email: string; password: string } }>(
      '/candidate/login/',
      {
        schema: contractSchema('login'),
        preValidation: trimFields('email'),
        config: { limit: { action: 'sign-in', account: emailOf }, idempotent: false },
      },
      async ({ body }) => done(await signIn(deps, body.email, body.password), 'Anda berhasil masuk.'),
    );

    app.post(
      '/candidate/logout/',
      { schema: contractSchema('logout'), onRequest: requireCandidate(deps), config: { idempotent: false } },
      async ({ candidate }) => {
        await signOut(deps, candidate.tokenHash);
        return done(null, 'Anda telah keluar.');
      },
    );

    app.post<{ Body: { email: string } }>(
      '/candidate/forgot-password/',
      {
        schema: contractSchema('forgotPassword'),
        preValidation: trimFields('email'),
        config: { limit: { action: 'forgot-password', account: emailOf }, idempotent: false },
      },
      async (request) => {
        await forgotPassword(deps, request.body.email);
        return done(null, 'Periksa email Anda untuk tautan mengatur ulang password.');
      },
    );

    app.post<{ Params: { uidb64: string; token: string }; Body: { password: string } }>(
      '/candidate/reset-password/:uidb64/:token/',
      {
        schema: contractSchema('resetPassword'),
        config: {
          limit: { action: 'reset-password', account: ({ params }) => (params as { uidb64: string }).uidb64 },
        },
      },
      async ({ params, body }) => {
        await resetPassword(deps, params, body.password);
        return done(null, 'Password Anda berhasil diubah.');
      },
    );
  };
}
