import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps';
import { callerAddress } from '../http/client-address';
import { contractSchema } from '../http/contract';
import { created, done } from '../http/envelope';
import { setCandidateOfResponse } from '../http/idempotency';
import { deviceOf } from '../session/device-of';
import { requireCandidate } from '../session/session';
import { activate } from './activate';
import { forgotPassword } from './forgot-password';
import { mailboxOf } from './mailbox-of';
import { checkMailedLink, type MailedLink } from './mailed-link';
import { register, type Registration } from './register';
import { resendActivation } from './resend-activation';
import { resetPassword } from './reset-password';
import { toReturnPath } from './return-path';
import { signIn } from './sign-in';
import { signOut } from './sign-out';
import { trimFields } from './trim-fields';

/** The e-mail address in a body, checked and trimmed: the key of the limits per account. */
const emailOf = ({ body }: FastifyRequest): string => (body as { email: string }).email;

/** The mailbox of that address: the key of the limits on mails, because one mailbox has endless addresses. */
const mailboxOfBody = (request: FastifyRequest): string => mailboxOf(emailOf(request));

/** Registering, activating, signing in and out, and choosing a new password (contract, "Account"). */
export function accountRoutes(deps: AppDeps): FastifyPluginAsync {
  return async (app) => {
    app.post<{ Body: Registration }>(
      '/candidate/register/',
      {
        schema: contractSchema('register'),
        preValidation: trimFields('name', 'email', 'phoneNumber'),
        config: { limit: { action: 'sign-up', account: mailboxOfBody } },
      },
      async (request, reply) => {
        const { id, email, candidateId } = await register(deps, request.body, {
          address: callerAddress(request.ip),
          returnTo: toReturnPath(request.headers['x-return-to']),
        });
        setCandidateOfResponse(request, candidateId);
        reply.code(201);
        return created({ id, email }, 'Akun berhasil dibuat. Periksa email kamu untuk aktivasi.');
      },
    );

    app.post<{ Body: { verifyToken: string } }>(
      '/candidate/verify/',
      { schema: contractSchema('verify'), config: { limit: { action: 'mailed-link' } } },
      async ({ body, ip }) => {
        const { hasPassword } = await activate(deps, body.verifyToken, callerAddress(ip));
        const next = hasPassword ? 'Silakan masuk.' : 'Buat password baru lewat “Lupa Password”.';
        return done(null, `Akun Anda berhasil diaktifkan. ${next}`);
      },
    );

    app.post<{ Body: { email: string } }>(
      '/candidate/verify/resend/',
      {
        schema: contractSchema('resendActivation'),
        preValidation: trimFields('email'),
        config: { limit: { action: 'resend-activation', account: mailboxOfBody }, idempotent: false },
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
      async ({ body, ip, headers }) => {
        const caller = { address: callerAddress(ip), device: deviceOf(headers['user-agent']) };
        return done(await signIn(deps, body, caller), 'Anda berhasil masuk.');
      },
    );

    app.post(
      '/candidate/logout/',
      {
        schema: contractSchema('logout'),
        onRequest: requireCandidate(deps),
        config: { idempotent: false, limit: false },
      },
      async ({ candidate, ip }) => {
        await signOut(deps, candidate, callerAddress(ip));
        return done(null, 'Anda telah keluar.');
      },
    );

    app.post<{ Body: { email: string } }>(
      '/candidate/forgot-password/',
      {
        schema: contractSchema('forgotPassword'),
        preValidation: trimFields('email'),
        config: { limit: { action: 'forgot-password', account: mailboxOfBody }, idempotent: false },
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
          limit: { action: 'mailed-link', account: ({ params }) => (params as { uidb64: string }).uidb64 },
        },
      },
      async (request) => {
        const { params, body, ip } = request;
        const { candidateId, signUp } = await resetPassword(deps, params, body.password, callerAddress(ip));
        setCandidateOfResponse(request, candidateId);
        return done(signUp && { signUp }, 'Password Anda berhasil diubah.');
      },
    );

    app.post<{ Body: MailedLink }>(
      '/candidate/mailed-link/',
      { schema: contractSchema('checkMailedLink'), config: { limit: { action: 'mailed-link' }, idempotent: false } },
      async ({ body }) => {
        await checkMailedLink(deps, body);
        return done(null, 'Tautan ini masih berlaku.');
      },
    );
  };
}
