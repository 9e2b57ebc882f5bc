import path from 'node:path';
import { ConfigError, readConfig } from './config';
import { repoRoot } from './paths';

it('needs no settings at all', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: 'localhost',
    appUrl: 'http://localhost:3000',
    databaseUrl: null,
    migrationDatabaseUrl: null,
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
    metricsPublic: false,
    drainSeconds: 0,
    maxDelay: 2000,
    searchMaxAge: 30,
    jobLease: 60,
  });
});

it('reads every setting', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    APP_URL: 'https://kerja.example/',
    DATABASE_URL: 'postgres://titian@db.example/titian',
    MIGRATION_DATABASE_URL: 'postgres://owner@direct.db.example/titian',
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
    METRICS_PUBLIC: 'true',
    DRAIN_SECONDS: '15',
    MAX_DELAY_MS: '500',
    SEARCH_MAX_AGE: '5',
    JOB_LEASE_SECONDS: '90',
  });
  expect(config).toEqual({
    port: 8080,
    host: '0.0.0.0',
    appUrl: 'https://kerja.example',
    databaseUrl: 'postgres://titian@db.example/titian',
    migrationDatabaseUrl: 'postgres://owner@direct.db.example/titian',
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
    metricsPublic: true,
    drainSeconds: 15,
    maxDelay: 500,
    searchMaxAge: 5,
    jobLease: 90,
  });
});

it('migrates where it works, unless another address is set for that', () => {
  const databaseUrl = 'postgres://titian@db.example/titian';
  expect(readConfig({ DATABASE_URL: databaseUrl }).migrationDatabaseUrl).toBe(databaseUrl);
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
  ['METRICS_PUBLIC', '1'],
  ['DRAIN_SECONDS', '-1'],
  ['DRAIN_SECONDS', '100'],
  ['MAX_DELAY_MS', '2 s'],
  ['SEARCH_MAX_AGE', '-1'],
  ['SEARCH_MAX_AGE', '1000'],
  ['MIGRATION_DATABASE_URL', 'mysql://db.example/titian'],
  ['MIGRATION_DATABASE_URL', 'postgres://db.example/titian'],
  ['JOB_LEASE_SECONDS', '14'],
  ['JOB_LEASE_SECONDS', 'long'],
])('refuses %s=%j in one line that names the setting', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} .+\\.$`));
});

it('does not repeat an address that may hold a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://user:secret@db.example' })).toThrow(/^(?!.*secret)/);
});

describe('MEDIA_STORE', () => {
  it('names a bucket, a prefix and where the store is', () => {
    const { mediaStore } = readConfig({ MEDIA_STORE: 's3://photos/a/b/?endpoint=https://store.example&region=eu-1' });
    expect(mediaStore).toEqual({ bucket: 'photos', prefix: 'a/b/', endpoint: 'https://store.example', region: 'eu-1' });
    expect(readConfig({ MEDIA_STORE: 's3://photos' }).mediaStore).toMatchObject({ prefix: '', endpoint: null });
  });

  it.each(['photos', 'https://photos', 's3://', 's3://key:secret@photos', 's3://photos?endpoint=store'])(
    'is refused as %s, without repeating it',
    (value) => {
      expect(() => readConfig({ MEDIA_STORE: value })).toThrow(/^MEDIA_STORE must be a bucket/);
    },
  );
});
