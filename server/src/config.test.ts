import path from 'node:path';
import { generateVAPIDKeys } from 'web-push';
import { ConfigError, readConfig } from './config';
import { repoRoot } from './paths';
import { readFileSync } from 'node:fs';
import { completeWebAddress, parseWebAddress } from '@titian/rules/web-address';
import { StoreAwayFailure } from './media-store/s3-bucket';
import { explainStartFailure, listenFailure } from './start-failure';

const PAIR = generateVAPIDKeys();

describe('config', () => {
  it('needs no settings at all', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: 'localhost',
      appUrl: 'http://localhost:3000',
      databaseUrl: null,
      dataDir: path.join(repoRoot, 'var'),
      mediaStore: null,
      webDir: path.join(repoRoot, 'dist'),
      smtpUrl: null,
      mailFrom: 'Titian <no-reply@titian.example>',
      trustedProxies: [],
      hideAccounts: false,
      seedDemo: true,
      logLevel: 'info',
      metricsToken: null,
      drainSeconds: 0,
      pushHosts: [],
      vapidKeys: null,
    });
  });

  it('reads every setting', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      APP_URL: 'https://kerja.example/',
      DATABASE_URL: 'postgres://titian@db.example/titian',
      DATA_DIR: '/srv/titian',
      MEDIA_STORE: 's3://photos',
      WEB_DIR: 'dist-by-pages',
      SMTP_URL: 'smtps://user:secret@mail.example:465',
      MAIL_FROM: 'Kerja <halo@kerja.example>',
      TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::1',
      HIDE_ACCOUNTS: 'true',
      SEED_DEMO: 'true',
      LOG_LEVEL: 'warn',
      METRICS_TOKEN: 'metrics-secret',
      DRAIN_SECONDS: '15',
      PUSH_HOSTS: 'push.kerja.example, Push.example.com',
      VAPID_PUBLIC_KEY: PAIR.publicKey,
      VAPID_PRIVATE_KEY: PAIR.privateKey,
    });
    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      appUrl: 'https://kerja.example',
      databaseUrl: 'postgres://titian@db.example/titian',
      dataDir: '/srv/titian',
      mediaStore: { bucket: 'photos', prefix: '', endpoint: null, region: 'us-east-1' },
      webDir: path.join(repoRoot, 'dist-by-pages'),
      smtpUrl: 'smtps://user:secret@mail.example:465',
      mailFrom: 'Kerja <halo@kerja.example>',
      trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::1'],
      hideAccounts: true,
      seedDemo: true,
      logLevel: 'warn',
      metricsToken: 'metrics-secret',
      drainSeconds: 15,
      pushHosts: ['push.kerja.example', 'push.example.com'],
      vapidKeys: PAIR,
    });
  });

  it('takes an empty setting for a missing one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', HIDE_ACCOUNTS: '' })).toEqual(readConfig({}));
  });

  it('builds the default address from the port', () => {
    expect(readConfig({ PORT: '4000' }).appUrl).toBe('http://localhost:4000');
  });

  it('puts demo data into no database server by default', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://db.example/titian' }).seedDemo).toBe(false);
    expect(readConfig({ SEED_DEMO: 'false' }).seedDemo).toBe(false);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['APP_URL', 'titian.example'],
    ['APP_URL', 'ftp://titian.example'],
    ['APP_URL', 'https://titian.example/jobs'],
    ['APP_URL', 'https://user:pass@titian.example'],
    ['DATABASE_URL', 'mysql://db.example'],
    ['DATABASE_URL', 'postgres://db.example:porta/titian'],
    ['DATABASE_URL', 'postgres://db.example/titian?sslmode=no-verify'],
    ['DATABASE_URL', 'postgres://db.example/titian?sslmode=verify-ca'],
    ['DATABASE_URL', 'postgres://db.example/titian?sslmode=require&sslrootcert=/no/such/file'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'Titian'],
    ['MAIL_FROM', 'a@b.id\r\nBcc: c@d.id'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', 'loopback/8'],
    ['HIDE_ACCOUNTS', 'yes'],
    ['SEED_DEMO', '1'],
    ['LOG_LEVEL', 'loud'],
    ['DRAIN_SECONDS', '-1'],
    ['DRAIN_SECONDS', '100'],
    ['PUSH_HOSTS', 'https://push.example.com'],
    ['PUSH_HOSTS', 'push.example.com:8443'],
    ['PUSH_HOSTS', 'localhost'],
    ['VAPID_PUBLIC_KEY', PAIR.publicKey],
  ])('refuses %s=%j in one line that names the setting', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} .+\\.$`));
  });

  it.each([
    ['SMTP_URL', 'smtps://orang:raha#sia@host'],
    ['SMTP_URL', 'smtps://orang:12#sia@host:465'],
    ['SMTP_URL', 'smtps://orang@contoh.example:raha/sia@host'],
    ['SMTP_URL', 'smtp://orang:100%@host'],
    ['DATABASE_URL', 'postgres://titian:raha/sia@db.example/titian'],
    ['DATABASE_URL', 'postgres://titian:12/sia@db.example/titian?sslmode=require'],
    ['DATABASE_URL', 'postgresql://titian:12?sia@db.example/titian'],
    ['DATABASE_URL', 'postgres://titian:p@ss#sia@db.example/titian'],
  ])('says what to encode in %s=%s', (name, value) => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://db.example/titian', [name]: value })).toThrow(
      new RegExp(`^${name} has a character that must be encoded .+ # as %23, (?!.*sia).+\\.$`),
    );
  });

  it.each([
    ['SMTP_URL', 'smtps://orang@contoh.example:raha%23sia@host/?pool=true'],
    ['SMTP_URL', 'smtp://localhost:1025'],
    ['DATABASE_URL', 'postgres://titian:p@ss%2Fsia@db.example:5432/titian'],
    ['DATABASE_URL', 'postgres://db.example/titian?user=siti@server&password=x'],
    ['DATABASE_URL', 'postgres:///titian?host=/var/run/postgresql'],
    ['DATABASE_URL', 'postgres://titian@%2Fvar%2Frun%2Fpostgresql/titian'],
  ])('takes %s=%s', (name, value) => {
    expect(Object.values(readConfig({ [name]: value }))).toContain(value);
  });

  it('has the driver read sslmode as libpq does', () => {
    const address = 'postgres://db.example/titian?sslmode=';
    expect(readConfig({ DATABASE_URL: `${address}require` }).databaseUrl).toBe(`${address}require&uselibpqcompat=true`);
  });

  it('does not repeat an address that may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:secret@db.example' })).toThrow(/^(?!.*secret)/);
  });

  describe('MEDIA_STORE', () => {
    it('names a bucket, a prefix and where the store is', () => {
      const { mediaStore } = readConfig({ MEDIA_STORE: 's3://photos/a/b/?endpoint=https://store.example&region=eu-1' });
      expect(mediaStore).toEqual({
        bucket: 'photos',
        prefix: 'a/b/',
        endpoint: 'https://store.example',
        region: 'eu-1',
      });
      expect(readConfig({ MEDIA_STORE: 's3://photos' }).mediaStore).toMatchObject({ prefix: '', endpoint: null });
    });

    it.each(['photos', 'https://photos', 's3://', 's3://key:secret@photos', 's3://photos?endpoint=store'])(
      'is refused as %s, without repeating it',
      (value) => {
        expect(() => readConfig({ MEDIA_STORE: value })).toThrow(/^MEDIA_STORE must be a bucket/);
      },
    );
  });
});

describe('table in the documents', () => {
  /** Holds the table of settings in `docs/operations.md` to what the server reads. */

  const page = readFileSync(path.join(repoRoot, 'docs', 'operations.md'), 'utf8');
  const settings = page.slice(page.indexOf('## Settings'), page.indexOf('## Installing'));

  const rows = [...settings.matchAll(/^\| `([A-Z_]+)` \| (.+) \| (.+) \|$/gm)].map(
    ([, name = '', meaning = '', fallback = '']) => ({ name, meaning, fallback }),
  );

  function namesRead(): string[] {
    const names = new Set<string>();
    readConfig(
      new Proxy<NodeJS.ProcessEnv>(
        {},
        {
          get: (_target, name) => {
            names.add(String(name));
            return undefined;
          },
        },
      ),
    );
    return [...names];
  }

  it('names every variable that the server reads, and no other', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual(namesRead().sort());
  });

  const literal = rows.flatMap(({ name, fallback }) => {
    const value = /^`([^`]+)`$/.exec(fallback)?.[1];
    return value === undefined ? [] : [[name, value] as const];
  });

  it('states the default of every other', () => {
    const readAs = literal.map(([name, value]) => ({ name, config: readConfig({ [name]: value }) }));
    expect(readAs).toEqual(literal.map(([name]) => ({ name, config: readConfig({}) })));
  });

  it('says in words what has no default to write down', () => {
    const words = rows.filter(({ name }) => !literal.some(([known]) => known === name)).map(({ name }) => name);
    expect(words).toEqual([
      'DATABASE_URL',
      'MEDIA_STORE',
      'SMTP_URL',
      'TRUST_PROXY',
      'SEED_DEMO',
      'METRICS_TOKEN',
      'PUSH_HOSTS',
      'VAPID_PUBLIC_KEY',
      'VAPID_PRIVATE_KEY',
    ]);
  });
});

describe('web address', () => {
  it.each([
    'https://contoh.example',
    'HTTP://Contoh.Example/a?b=c#d',
    'https://contoh.example:8443/a%20b',
    'https://kopi-☕.example/menu',
  ])('takes %j for a web address', (text) => {
    expect(parseWebAddress(text)?.href).toBe(new URL(text).href);
  });

  it.each([
    '',
    'contoh.example',
    '//contoh.example',
    '/path',
    'https:contoh.example',
    'https://',
    'https:///contoh.example',
    'ftp://contoh.example',
    'javascript:alert(1)//https://contoh.example',
    'https://contoh.example/a b',
    'https://contoh.example/a\nb',
    'https://contoh.example\\@evil.example',
    'https://contoh.example/\u0000',
    'https://contoh.example@evil.example',
    'https://user:secret@contoh.example',
  ])('takes %j for no web address', (text) => {
    expect(parseWebAddress(text)).toBeNull();
  });

  it.each([
    [' contoh.example/a ', 'https://contoh.example/a'],
    ['contoh.example', 'https://contoh.example'],
    ['//contoh.example', '//contoh.example'],
    ['http://contoh.example', 'http://contoh.example'],
    ['contoh.example:443', 'contoh.example:443'],
    ['siti@contoh.example', 'siti@contoh.example'],
    ['contoh', 'contoh'],
  ])('completes %j to %j', (typed, address) => {
    expect(completeWebAddress(typed)).toBe(address);
  });
});

describe('start failure', () => {
  it('names the port that is in use', () => {
    const error = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 3000 });
    expect(listenFailure({ port: 3000, host: 'localhost' }, error).message).toBe(
      'Port 3000 is in use. Stop the program that uses it, or set another PORT.',
    );
  });

  it('names HOST, and not the database, where a name to listen on is not found', () => {
    const error = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
    expect(listenFailure({ port: 3000, host: 'rumah' }, error).message).toMatch(/port 3000 of rumah \(ENOTFOUND\)/);
  });

  it('finds the reason in an error that wraps it', () => {
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const wrapped = new Error('Failed query', { cause: new AggregateError([refused]) });
    expect(explainStartFailure(wrapped)).toBe('The database at DATABASE_URL cannot be reached (ECONNREFUSED).');
  });

  const coded = (code: string, message = 'text') => Object.assign(new Error(message), { code });

  it.each([
    [
      coded('DEPTH_ZERO_SELF_SIGNED_CERT'),
      /a certificate that cannot be verified .+ sslrootcert=FILE .+ sslmode=require/,
    ],
    [coded('ERR_TLS_CERT_ALTNAME_INVALID'), /a certificate for another host name\. .+ sslmode=verify-ca/],
    [new Error('The server does not support SSL connections'), /does not encrypt connections\. .+ sslmode=disable/],
    [coded('28P01', 'password authentication failed'), /refuses the connection: password authentication failed\.$/],
    [coded('28000', 'no pg_hba.conf entry, no encryption'), /no encryption\. Write sslmode=require\.$/],
    [coded('3D000', 'database "x" does not exist'), /refuses the connection: database "x" does not exist\.$/],
    [new Error('timeout expired'), /cannot be reached \(timeout expired\)\.$/],
  ])('says in one line why the database cannot be connected to: %s', (error, line) => {
    expect(explainStartFailure(new Error('Failed query', { cause: error }))).toMatch(
      /^The database at DATABASE_URL .+$/,
    );
    expect(explainStartFailure(error)).toMatch(line);
  });

  it('says no more than the message of a wrong setting', () => {
    expect(explainStartFailure(new ConfigError('PORT must be a number.'))).toBe('PORT must be a number.');
  });

  it('shows where an unforeseen error comes from', () => {
    expect(explainStartFailure(new TypeError('oops'))).toMatch(/^TypeError: oops\n\s+at /);
  });

  it.each([
    [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
    [Object.assign(new Error('denied'), { name: 'AccessDenied' }), 'AccessDenied'],
    ['no error', 'unknown'],
  ])('names MEDIA_STORE, and not the database, where the object store is away: %s', (cause, reason) => {
    expect(explainStartFailure(new StoreAwayFailure(cause))).toBe(
      `The object store at MEDIA_STORE cannot be used (${reason}). The server starts only with its list of deleted candidates.`,
    );
  });
});
