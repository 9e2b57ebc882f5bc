import { createECDH } from 'node:crypto';
import { accessSync, constants } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { repoRoot, webDist } from './paths';
import { parseWebAddress } from '@titian/rules/web-address';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export interface Config {
  port: number;
  host: string;
  /** Origin under which people reach the web app, without a slash at its end. Links in mails start with it. */
  appUrl: string;
  /** A PostgreSQL address, or null for the database embedded under `dataDir`. */
  databaseUrl: string | null;
  /** Absolute path of the folder that holds the embedded database, uploads and unsent mail. */
  dataDir: string;
  /** The bucket that holds the candidates' photos, or null for `dataDir`. */
  mediaStore: MediaStore | null;
  /** Absolute path of the folder that holds the built web app. */
  webDir: string;
  /** An SMTP address, or null to store mail as files in `dataDir`. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Addresses and ranges of the proxies whose `X-Forwarded-For` is believed; the header is ignored from others. */
  trustedProxies: string[];
  /** Respond to registering and forgotten passwords alike for known and unknown e-mails. */
  hideAccounts: boolean;
  /** Fill an empty database with demo jobs and a demo candidate. */
  seedDemo: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  /** The bearer token that gives access to `/metrics`; null: only the server's own machine has access. */
  metricsToken: string | null;
  /** How long the server still serves after SIGTERM, while `/readyz` already responds with 503. */
  drainSeconds: number;
  /** Push services that are accepted beside those of the four browsers, as host names. */
  pushHosts: string[];
  /** The key pair by which push services know this provider; null: the one in the database. */
  vapidKeys: { publicKey: string; privateKey: string } | null;
}

/** A bucket of an object store that speaks S3. The credentials are the SDK's own settings. */
export interface MediaStore {
  bucket: string;
  /** Prefix of every key: empty, or ending with a slash. */
  prefix: string;
  /** The store's address; null for Amazon's. */
  endpoint: string | null;
  region: string;
}

/** A setting that cannot be used. The message is one line, for the person who starts the server. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

function port(value: string | undefined): number {
  if (value === undefined) return 3000;
  const number = Number(value);
  if (!/^\d{1,5}$/.test(value) || number > 65_535) {
    throw new ConfigError(`PORT must be a whole number from 0 to 65535, not "${value}".`);
  }
  return number;
}

function drainSeconds(value = '0'): number {
  if (!/^\d{1,2}$/.test(value)) throw new ConfigError(`DRAIN_SECONDS must be a whole number up to 99, not "${value}".`);
  return Number(value);
}

function flag(name: string, value: string | undefined, fallback: boolean): boolean {
  if (value === undefined) return fallback;
  if (value === 'true' || value === 'false') return value === 'true';
  throw new ConfigError(`${name} must be true or false, not "${value}".`);
}

function origin(value: string): string {
  const parsed = parseWebAddress(value);
  if (!parsed || parsed.pathname !== '/' || parsed.search || parsed.hash) {
    throw new ConfigError('APP_URL must be an origin without a path, such as https://titian.example.');
  }
  return parsed.origin;
}

const POSTGRES = ['postgres:', 'postgresql:'];

/** A `#`, and a `/` or `?` before the `@` that ends a password: with any of them the password would end there. */
const UNENCODED = /#|^\w+:\/\/[^/?#]*\/[^?]*@|\?[^=]*@/;

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== null;
  } catch {
    return false;
  }
}

/** The messages do not repeat the value, which may hold a password. */
function optionalUrl(name: string, value: string | undefined, protocols: string[]): string | null {
  if (value === undefined) return null;
  if (!protocols.some((protocol) => value.toLowerCase().startsWith(`${protocol}//`))) {
    throw new ConfigError(`${name} must be an address that starts with ${protocols.join('// or ')}//.`);
  }
  if (UNENCODED.test(value) || !isDecodable(value)) {
    throw new ConfigError(
      `${name} has a character that must be encoded in a user name, a password or a path: # as %23, / as %2F, ? as %3F, @ as %40, % as %25.`,
    );
  }
  if (!URL.canParse(value)) throw new ConfigError(`${name} must be an address with a usable host and port.`);
  return value;
}

/** The modes of libpq that the driver has; `prefer` does not fall back to an open connection. */
const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full'];

const SSL_FILES = ['sslrootcert', 'sslcert', 'sslkey'];

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** An address of PostgreSQL whose `sslmode` the driver reads as libpq does. */
function postgresUrl(value: string | undefined): string | null {
  const name = 'DATABASE_URL';
  const url = optionalUrl(name, value, POSTGRES);
  if (url === null) return null;
  const { searchParams } = new URL(url);
  const mode = searchParams.get('sslmode');
  if (mode !== null && !SSL_MODES.includes(mode)) {
    throw new ConfigError(`${name} must have one of ${SSL_MODES.join(', ')} as sslmode, not "${mode}".`);
  }
  const unreadable = SSL_FILES.find((key) => searchParams.has(key) && !isReadable(searchParams.get(key) ?? ''));
  if (unreadable !== undefined) throw new ConfigError(`${name} has ${unreadable}, but no file that can be read there.`);
  if (mode === 'verify-ca' && !searchParams.has('sslrootcert')) {
    throw new ConfigError(
      `${name} must have sslrootcert with sslmode=verify-ca: the file of the authority's certificate.`,
    );
  }
  return mode === null || searchParams.has('uselibpqcompat') ? url : `${url}&uselibpqcompat=true`;
}

function mediaStore(value: string | undefined): MediaStore | null {
  if (value === undefined) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const endpoint = url?.searchParams.get('endpoint') ?? null;
  const isUsable =
    url?.protocol === 's3:' && url.hostname !== '' && url.username === '' && url.password === '' && url.hash === '';
  if (!isUsable || (endpoint !== null && !/^https?:/.test(endpoint))) {
    throw new ConfigError(
      'MEDIA_STORE must be a bucket such as s3://photos/prefix?endpoint=https://store.example&region=eu-1, without keys.',
    );
  }
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  return {
    bucket: url.hostname,
    prefix: prefix && `${prefix}/`,
    endpoint,
    region: url.searchParams.get('region') ?? 'us-east-1',
  };
}

function logLevel(value = 'info'): Config['logLevel'] {
  const level = LOG_LEVELS.find((known) => known === value);
  if (!level) throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${value}".`);
  return level;
}

function mailFrom(value = 'Titian <no-reply@titian.example>'): string {
  if (/[\r\n]/.test(value) || !value.includes('@')) {
    throw new ConfigError('MAIL_FROM must be a sender such as "Titian <no-reply@titian.example>".');
  }
  return value;
}

/** Names of ranges that proxies are often in. */
const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function isProxy(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/');
  if (prefix === undefined) return PROXY_RANGES.includes(value) || isIP(value) !== 0;
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= longest;
}

function trustedProxies(value = ''): string[] {
  const proxies = value.split(',').map((proxy) => proxy.trim());
  if (value === '') return [];
  const wrong = proxies.find((proxy) => !isProxy(proxy));
  if (wrong !== undefined) {
    throw new ConfigError(
      `TRUST_PROXY must list IP addresses, ranges such as 10.0.0.0/8, or ${PROXY_RANGES.join(', ')}, not "${wrong}".`,
    );
  }
  return proxies;
}

function pushHosts(value = ''): string[] {
  const hosts = value.split(',').flatMap((host) => host.trim().toLowerCase() || []);
  const wrong = hosts.find((host) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host));
  if (wrong === undefined) return hosts;
  throw new ConfigError(`PUSH_HOSTS must list host names such as push.example.com, without ports, not "${wrong}".`);
}

function vapidKeys(publicKey = '', privateKey = ''): Config['vapidKeys'] {
  if (publicKey === '' && privateKey === '') return null;
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
    if (pair.getPublicKey('base64url') === publicKey) return { publicKey, privateKey };
  } catch {
    // The message does not repeat the key.
  }
  throw new ConfigError(
    'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be the two halves of one P-256 key, in base64url.',
  );
}

/**
 * Reads the settings from environment variables; an empty variable counts as absent.
 * Demo data is on by default only for the embedded database, so that no real database is filled by accident.
 * Throws ConfigError for a value that cannot be used.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const listenPort = port(read('PORT'));
  const databaseUrl = postgresUrl(read('DATABASE_URL'));
  return {
    port: listenPort,
    host: read('HOST') ?? 'localhost',
    appUrl: origin(read('APP_URL') ?? `http://localhost:${listenPort}`),
    databaseUrl,
    dataDir: path.resolve(repoRoot, read('DATA_DIR') ?? 'var'),
    mediaStore: mediaStore(read('MEDIA_STORE')),
    webDir: path.resolve(repoRoot, read('WEB_DIR') ?? webDist),
    smtpUrl: optionalUrl('SMTP_URL', read('SMTP_URL'), ['smtp:', 'smtps:']),
    mailFrom: mailFrom(read('MAIL_FROM')),
    trustedProxies: trustedProxies(read('TRUST_PROXY')),
    hideAccounts: flag('HIDE_ACCOUNTS', read('HIDE_ACCOUNTS'), false),
    seedDemo: flag('SEED_DEMO', read('SEED_DEMO'), databaseUrl === null),
    logLevel: logLevel(read('LOG_LEVEL')),
    metricsToken: read('METRICS_TOKEN') ?? null,
    drainSeconds: drainSeconds(read('DRAIN_SECONDS')),
    pushHosts: pushHosts(read('PUSH_HOSTS')),
    vapidKeys: vapidKeys(read('VAPID_PUBLIC_KEY'), read('VAPID_PRIVATE_KEY')),
  };
}
