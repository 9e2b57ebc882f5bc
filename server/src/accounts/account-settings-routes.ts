import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps';
import { callerAddress } from '../http/client-address';
import { contractSchema } from '../http/contract';
import { done } from '../http/envelope';
import { requireCandidate } from '../session/session';
import { endOtherSessions, endSession, listSessions } from './account-sessions';
import { changeEmail } from './change-email';
import { changePassword } from './change-password';
import { changePhone } from './change-phone';
import { confirmEmail } from './confirm-email';
import { mailboxOf } from './mailbox-of';
import { cancelEmailChange, readPendingChange } from './pending-email-change';
import { trimFields } from './trim-fields';
import { undoEmail } from './undo-email';

/** Address to be mailed, checked and trimmed. */
const mailboxOfBody = ({ body }: FastifyRequest): string => mailboxOf((body as { email: string }).email);

const candidateOf = ({ candidate }: FastifyRequest): string => candidate.id;

/** Password, e-mail address, phone number and devices of an account: the capability `account` (specification 4, section 6). */
export function accountSettingsRoutes(deps: AppDeps): FastifyPluginAsync {
  return async (app) => {
    const onRequest = requireCandidate(deps);

    app.post<{ Body: { old: string; new: string } }>(
      '/candidate/change-password/',
      {
        schema: contractSchema('changePassword'),
        onRequest,
        config: { limit: { action: 'change-account', account: candidateOf } },
      },
      async ({ body, candidate, ip }) => {
        await changePassword(deps, candidate, body, callerAddress(ip));
        return done(null, 'Password Anda berhasil diubah. Perangkat lain telah dikeluarkan.');
      },
    );

    app.post<{ Body: { email: string; password: string } }>(
      '/candidate/change-email/',
      {
        schema: contractSchema('changeEmail'),
        onRequest,
        preValidation: trimFields('email'),
        config: { limit: { action: 'change-email', account: candidateOf, mailbox: mailboxOfBody } },
      },
      async ({ body, candidate, ip }) => {
        await changeEmail(deps, candidate, body, callerAddress(ip));
        return done(null, 'Periksa email baru Anda untuk mengonfirmasinya.');
      },
    );

    app.post<{ Body: { phoneNumber: string; password: string } }>(
      '/candidate/change-phone/',
      {
        schema: contractSchema('changePhone'),
        onRequest,
        preValidation: trimFields('phoneNumber'),
        config: { limit: { action: 'change-account', account: candidateOf } },
      },
      async ({ body, candidate, ip }) => {
        await changePhone(deps, candidate, body, callerAddress(ip));
        return done(null, 'Nomor telepon Anda berhasil diubah.');
      },
    );

    app.get(
      '/candidate/change-email/',
      { schema: contractSchema('getEmailChange'), onRequest },
      async ({ candidate }) => done(await readPendingChange(deps, candidate.id)),
    );

    app.delete(
      '/candidate/change-email/',
      { schema: contractSchema('cancelEmailChange'), onRequest },
      async ({ candidate, ip }) => {
        await cancelEmailChange(deps, candidate, callerAddress(ip));
        return done(null, 'Perubahan email dibatalkan. Tautan yang kami kirim tidak berlaku lagi.');
      },
    );

    app.post<{ Body: { token: string } }>(
      '/candidate/confirm-email/',
      { schema: contractSchema('confirmEmail'), config: { limit: { action: 'mailed-link' } } },
      async ({ body, ip }) => {
        await confirmEmail(deps, body.token, callerAddress(ip));
        return done(null, 'Email akun Anda berhasil diubah.');
      },
    );

    app.post<{ Body: { token: string } }>(
      '/candidate/undo-email/',
      { schema: contractSchema('undoEmail'), config: { limit: { action: 'mailed-link' } } },
      async ({ body, ip }) => {
        await undoEmail(deps, body.token, callerAddress(ip));
        return done(null, 'Perubahan email dibatalkan. Buat password baru lewat tautan yang kami kirim.');
      },
    );

    app.get('/candidate/session/', { schema: contractSchema('listSessions'), onRequest }, async ({ candidate }) =>
      done(await listSessions(deps, candidate)),
    );

    app.delete('/candidate/session/', { schema: contractSchema('endOtherSessions'), onRequest }, async (request) => {
      await endOtherSessions(deps, request.candidate, callerAddress(request.ip));
      return done(null, 'Semua perangkat lain telah dikeluarkan.');
    });

    app.delete<{ Params: { id: string } }>(
      '/candidate/session/:id/',
      { schema: contractSchema('endSession'), onRequest },
      async ({ params, candidate, ip }) => {
        await endSession(deps, candidate, params.id, callerAddress(ip));
        return done(null, 'Perangkat telah dikeluarkan.');
      },
    );
  };
}
