import type { FastifyPluginAsync } from 'fastify';
import type { AppDeps } from '../app-deps';
import { afterAnswer } from '../http/after-answer';
import { contractSchema } from '../http/contract';
import { created, done } from '../http/envelope';
import { requireCandidate } from '../http/session';
import { activate } from './activate';
import { findForgetful, sendResetLink } from './forgot-password';
import { register, type Registration } from './register';
import { resetPassword } from './reset-password';
import { signIn } from './sign-in';
import { signOut } from './sign-out';
import { trimFields } from './trim-fields';

/** Registering, activating, signing in and out, and choosing a new password (contract, "Account"). */
export function accountRoutes(deps: AppDeps): FastifyPluginAsync {
  return async (app) => {
    app.post<{ Body: Registration }>(
      '/candidate/register/',
      { schema: contractSchema('register'), preValidation: trimFields('name', 'email', 'phoneNumber') },
      async (request, reply) => {
        const { id, email, mail } = await register(deps, request.body);
        afterAnswer(request, () => deps.mailer.send(mail));
        return reply.code(201).send(created({ id, email }, 'Akun berhasil dibuat. Periksa email kamu untuk aktivasi.'));
      },
    );

    app.post<{ Body: { verifyToken: string } }>(
      '/candidate/verify/',
      { schema: contractSchema('verify') },
      async ({ body }) => {
        await activate(deps, body.verifyToken);
        return done(null, 'Akun Anda berhasil diaktifkan. Silakan masuk.');
      },
    );

    app.post<{ Body: { email: string; password: string } }>(
      '/candidate/login/',
      { schema: contractSchema('login'), preValidation: trimFields('email') },
      async ({ body }) => done(await signIn(deps, body.email, body.password), 'Anda berhasil masuk.'),
    );

    app.post(
      '/candidate/logout/',
      { schema: contractSchema('logout'), onRequest: requireCandidate(deps) },
      async ({ candidate }) => {
        await signOut(deps, candidate.tokenHash);
        return done(null, 'Anda telah keluar.');
      },
    );

    app.post<{ Body: { email: string } }>(
      '/candidate/forgot-password/',
      { schema: contractSchema('forgotPassword'), preValidation: trimFields('email') },
      async (request) => {
        const account = await findForgetful(deps, request.body.email);
        if (account) afterAnswer(request, () => sendResetLink(deps, account));
        return done(null, 'Periksa email Anda untuk tautan mengatur ulang password.');
      },
    );

    app.post<{ Params: { uidb64: string; token: string }; Body: { password: string } }>(
      '/candidate/reset-password/:uidb64/:token/',
      { schema: contractSchema('resetPassword') },
      async ({ params, body }) => {
        await resetPassword(deps, params, body.password);
        return done(null, 'Password Anda berhasil diubah.');
      },
    );
  };
}
