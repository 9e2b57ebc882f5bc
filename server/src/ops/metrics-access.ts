import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';

/** Headers that a proxy adds. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** `timingSafeEqual` requires equal lengths, which hashes have. */
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

function isOnThisMachine({ ip, raw, headers }: FastifyRequest): boolean {
  const direct = LOOPBACK.test(raw.socket.remoteAddress ?? '') && LOOPBACK.test(ip);
  return direct && PROXY_HEADERS.every((name) => headers[name] === undefined);
}

/**
 * True when a request may read the metrics: with METRICS_TOKEN, one that has it as bearer token; otherwise one from this
 * machine without a proxy in between.
 */
export function mayReadMetrics(request: FastifyRequest, { metricsToken }: Pick<Config, 'metricsToken'>): boolean {
  if (metricsToken === null) return isOnThisMachine(request);
  return timingSafeEqual(sha256(request.headers.authorization ?? ''), sha256(`Bearer ${metricsToken}`));
}
