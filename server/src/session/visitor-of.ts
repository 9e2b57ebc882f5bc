import type { FastifyRequest } from 'fastify';
import { deviceOf } from './device-of';
import { candidateIdOf } from './session';

/** Browsers by which visitors at one address are counted apart; all others count together. */
const BROWSERS = ['Chrome', 'Firefox', 'Microsoft Edge', 'Opera', 'Safari', 'Samsung Internet for Android'];

/**
 * The caller that a limit counts at an address: the candidate or, without a session, the family of the browser. A
 * `User-Agent` can be changed for each call, and names versions.
 */
export function visitorOf(request: FastifyRequest): string {
  const { browser } = deviceOf(request.headers['user-agent']);
  return candidateIdOf(request) ?? BROWSERS.find((known) => known === browser) ?? 'other';
}
