/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Packages that ship ES modules only and so must be compiled for jest's CommonJS. */
const esModules = [
  'rettime',
  'until-async',
  '@open-draft/deferred-promise',
  'cookie',
  'postal-mime',
  'content-disposition',
  'feed',
  'p-limit',
  'yocto-queue',
];

/** Packages without a state or a document of their own, loaded once for a worker of the web app's tests. */
const sharedByWeb = ['aria-query', 'lodash'];

/**
 * Large packages, loaded once for a worker of the server's tests. None of them recognises a value by a class that jest
 * makes for each file, but for the classes in `server-environment.ts`.
 */
const sharedByServer = [
  '@aws-sdk',
  '@electric-sql/pglite',
  '@fastify/(?!under-pressure/)[^/]+',
  '@node-rs/argon2',
  '@opentelemetry/api',
  '@smithy',
  'ajv',
  'ajv-formats',
  'dom-serializer',
  'domhandler',
  'domutils',
  'drizzle-orm',
  'entities',
  'fastify',
  'fflate',
  'harfbuzzjs',
  'htmlparser2',
  'ical-generator',
  'js-yaml',
  'pg',
  'pg-boss',
  'postcss',
  'sanitize-html',
  'sharp',
  'tlds',
  'web-push',
  'xml-js',
];

/** Has these packages loaded by Node: see `server-environment.ts`. */
const share = (packages: string[]): Config['transform'] => ({
  [`/node_modules/(${packages.join('|')})/.+\\.[cm]?js$`]: '<rootDir>/test/shared-package.cjs',
});

const ignoreBut = (...packages: string[]) => [`node_modules/(?!(${packages.join('|')})/)`];
const transformIgnorePatterns = ignoreBut(...esModules);

/** Corpora: many inputs each, run by `npm run test:corpora` (`jest.corpora.config.ts`). */
const testPathIgnorePatterns = ['/node_modules/', '/dist/', '\\.corpus\\.test\\.tsx?$'];

/** `isolatedModules` in the tsconfig: each file is compiled by itself; types are checked by `check:types`. */
const transform: Config['transform'] = {
  '^.+\\.m?[tj]sx?$': ['ts-jest', { tsconfig: '<rootDir>/test/tsconfig.json' }],
};

const moduleNameMapper = {
  // It has syntax of ES modules alone; tests that read a file have a worker of their own.
  '/create-cv-worker$': '<rootDir>/test/file-stub.ts',
  // Modules that no test calls and that take a tenth of a file's start: the other locales, and GraphQL of msw.
  '^@mui/material/locale$': '<rootDir>/node_modules/@mui/material/locale/idID.js',
  '^graphql$': '<rootDir>/test/file-stub.ts',
  '^@/(.*)$': '<rootDir>/src/$1',
  '^@test/(.*)$': '<rootDir>/test/$1',
  '\\.(css|svg|png|webp|jpg|woff2)$': '<rootDir>/test/file-stub.ts',
};

const config: Config = {
  // Both cores of a small machine; jest itself would leave one idle.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/test/sequencer.cjs',
  // The memory of earlier test files goes with the process.
  workerIdleMemoryLimit: '3GB',
  // A busy machine is no reason to fail.
  testTimeout: 60_000,
  projects: [
    {
      // Pure functions, which need no browser: half the time of a file would go into making one. A file that needs a
      // document and nothing of `test/setup.ts` names its environment.
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{src,test,contract,packages,service-worker,scripts}/**/*.test.ts'],
      testPathIgnorePatterns: [...testPathIgnorePatterns, '\\.browser\\.test\\.ts$'],
      setupFiles: ['<rootDir>/test/env.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/console.ts'],
      moduleNameMapper,
      transform,
      transformIgnorePatterns,
    },
    {
      displayName: 'web',
      testEnvironment: '<rootDir>/test/web-environment.ts',
      testMatch: ['<rootDir>/{src,test,contract}/**/*.test.tsx', '<rootDir>/src/**/*.browser.test.ts'],
      testPathIgnorePatterns,
      setupFiles: ['<rootDir>/test/env.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/setup.ts', '<rootDir>/test/console.ts'],
      moduleNameMapper,
      transform: { ...share(sharedByWeb), ...transform },
      transformIgnorePatterns: ignoreBut(...esModules, ...sharedByWeb),
    },
    {
      displayName: 'server',
      globalSetup: '<rootDir>/server/test/global-setup.ts',
      globalTeardown: '<rootDir>/server/test/global-teardown.ts',
      testEnvironment: '<rootDir>/server/test/server-environment.ts',
      moduleNameMapper: {
        '^@node-rs/argon2$': '<rootDir>/server/test/argon2.ts',
      },
      testMatch: ['<rootDir>/server/**/*.test.ts'],
      testPathIgnorePatterns,
      setupFilesAfterEnv: ['<rootDir>/test/console.ts'],
      transform: { ...share(sharedByServer), ...transform },
      transformIgnorePatterns: ignoreBut(...esModules, ...sharedByServer),
    },
  ],
};

export default config;
