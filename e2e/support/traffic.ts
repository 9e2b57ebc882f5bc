import type { BrowserContext, Request } from '@playwright/test';
import { keepSecret, nationalNumber, textsOfBody } from './secrets';

/** The addresses that a mail names, as the browser is led to them, and the contract's call that repeats one of them. */
const MAILED_LINK = /^\/(verify|akun\/(?:konfirmasi|batalkan)-email|reset-password\/[^/]+\/[^/]+)$/;
const RESET_CALL = /^\/api\/v1\/candidate\/reset-password\/[^/]+\/[^/]+\/$/;

const E_MAIL = /[\w.+-]+@[\w-]+\.\w+/;

/** A number of a mobile phone in Indonesia; the hash in a file's name is none. */
const PHONE = /(?:\+62|(?<![\w.])62|(?<![\w.])0)8\d{8,}/;

/** The keys of calls that hold what may be in no address. */
const PRIVATE_KEYS = /"(?:email|old|new|password|phoneNumber|verifyToken|identityNumber)":"([^"]+)"/g;

const decode = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/** The address with what a mailed link may hold taken away. */
function withoutMailedToken(request: Request): string {
  const url = new URL(request.url());
  const isMailed = request.isNavigationRequest() && MAILED_LINK.test(url.pathname);
  return isMailed || RESET_CALL.test(url.pathname) ? url.origin : request.url();
}

/**
 * Watches all that a browser requests and reports, over all its tabs.
 *
 * @returns what was against the rules so far, in words, and what lets a test go to another origin on purpose
 */
export async function watchTraffic(context: BrowserContext, home: string) {
  const problems: string[] = [];
  const requested: { address: string; referer: string }[] = [];
  const secrets = new Set<string>();
  const origins = new Set([new URL(home).origin]);
  const foreign = new Set<string>();

  const keep = (value: string) => {
    secrets.add(nationalNumber(value));
    keepSecret(value);
  };

  const learn = (request: Request) => {
    const [, token] = (request.headers().authorization ?? '').match(/^Bearer (.+)$/) ?? [];
    if (token) keep(token);
    if (request.method() === 'GET' || !request.url().includes('/api/v1/candidate/')) return;
    const body = request.postData() ?? '';
    for (const [, value = ''] of body.matchAll(PRIVATE_KEYS)) keep(value);
    textsOfBody(body).forEach(keepSecret);
  };

  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    learn(request);
    foreign.add(origin);
    requested.push({ address: decode(withoutMailedToken(request)), referer: decode(request.headers().referer ?? '') });
  });
  context.on('weberror', (error) => problems.push(`an error that nobody caught: ${error.error().message}`));
  await context.exposeBinding('reportViolation', (_source, violation: string) => {
    problems.push(`against the content security policy: ${violation}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const { reportViolation } = window as unknown as { reportViolation: (violation: string) => void };
      reportViolation(`${effectiveDirective} ${blockedURI} ${sourceFile}`);
    });
  });

  const leaks = (text: string): boolean =>
    E_MAIL.test(text) || PHONE.test(text) || [...secrets].some((secret) => secret.length > 5 && text.includes(secret));

  return {
    /** An origin that the test goes to on purpose. */
    allowOrigin: (address: string) => origins.add(new URL(address).origin),
    problems: (): string[] => [
      ...problems,
      ...[...foreign].filter((origin) => !origins.has(origin)).map((origin) => `a request to ${origin}`),
      ...requested.flatMap(({ address, referer }) => [
        ...(leaks(address) ? [`a secret in the address ${address}`] : []),
        ...(leaks(referer) ? [`a secret in the Referer ${referer}`] : []),
      ]),
    ],
  };
}

export type Traffic = Awaited<ReturnType<typeof watchTraffic>>;
