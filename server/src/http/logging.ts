/**
 * Allowed in logs: method, path and status of a request, never its content. Bodies and headers hold
 * passwords, tokens and personal data; so do the parameters and messages of database errors.
 */
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Config } from '../config';

/** Takes log lines, each a JSON object and a newline. */
export interface LogStream {
  write(line: string): void;
}

/** A request's path without its query string, and without the secret part of a mailed link. */
export function loggablePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.replace(/(\/reset-password|\/berhenti-email)\/.+$/, '$1/…');
}

interface LoggableError {
  type: string;
  /** Left out where it may repeat a value that was sent. */
  message?: string;
  code?: string;
  constraint?: string;
  query?: string;
  stack?: string;
}

const textOf = (value: unknown, key: string): string | undefined => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'string' ? found : undefined;
};

/** The stack's frames alone: its head repeats the message. */
function framesOf(error: Error): string | undefined {
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return frames?.join('\n');
}

/** Drizzle's message repeats the parameters of a query, and PostgreSQL's may quote one of them. */
export function loggableError(error: unknown): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error };
  const query = textOf(error, 'query');
  const source = query === undefined ? error : error.cause;
  return {
    type: error.name,
    ...(query === undefined && { message: error.message }),
    code: textOf(source, 'code') ?? textOf(error.cause, 'code') ?? textOf(error.cause, 'name'),
    constraint: textOf(source, 'constraint'),
    query,
    stack: framesOf(error),
  };
}

/** Fastify's options for a log without secrets. */
export function logOptions(config: Config, stream?: LogStream): FastifyServerOptions {
  return {
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: config.logLevel,
      ...(stream && { stream }),
      serializers: {
        req: (request: { method?: string; url?: string }) => ({
          method: request.method,
          path: loggablePath(request.url ?? ''),
        }),
        err: loggableError as never,
      },
      redact: ['authorization', 'password', 'token', 'email', 'phoneNumber'].flatMap((key) => [key, `*.${key}`]),
    },
  };
}

/** Logs one line for each response. */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request completed',
    );
  });
}
