/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { packages as esModules } from './test/es-modules.json';

const transformIgnorePatterns = [`node_modules/(?!(${esModules.join('|')})/)`];

/** Types are checked by `check:types`. */
const transform: Config['transform'] = { '^.+\\.m?(t|j)sx?$': '<rootDir>/test/ts-jest-once.cjs' };

const moduleNameMapper = {
  '^@/(.*)$': '<rootDir>/src/$1',
  '^@test/(.*)$': '<rootDir>/test/$1',
  '\\.(css|svg|png|webp|jpg|woff2)$': '<rootDir>/test/file-stub.ts',
};

const config: Config = {
  // Both cores of a small machine; jest itself would leave one idle.
  maxWorkers: '100%',
  // A database that outlives a test file holds on to what that file has loaded.
  workerIdleMemoryLimit: '1GB',
  // A busy machine is no reason to fail.
  testTimeout: 60_000,
  projects: [
    {
      // Pure functions, which need no browser: half the time of a file would go into making one.
      displayName: 'rules',
      testEnvironment: '<rootDir>/test/server-environment.ts',
      runtime: '<rootDir>/test/shared-packages-runtime.cjs',
      testMatch: ['<rootDir>/{src,test,contract,service-worker,scripts}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.browser\\.test\\.ts$'],
      setupFiles: ['<rootDir>/test/env.ts'],
      moduleNameMapper,
      transform,
      transformIgnorePatterns,
    },
    {
      displayName: 'web',
      testEnvironment: '<rootDir>/test/web-environment.ts',
      runtime: '<rootDir>/test/shared-packages-runtime.cjs',
      testMatch: ['<rootDir>/{src,test,contract}/**/*.test.tsx', '<rootDir>/src/**/*.browser.test.ts'],
      setupFiles: ['<rootDir>/test/env.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
      moduleNameMapper,
      transform,
      transformIgnorePatterns,
    },
    {
      displayName: 'server',
      globalSetup: '<rootDir>/server/test/global-setup.ts',
      globalTeardown: '<rootDir>/server/test/global-teardown.ts',
      testEnvironment: '<rootDir>/test/server-environment.ts',
      runtime: '<rootDir>/test/shared-packages-runtime.cjs',
      testMatch: ['<rootDir>/server/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/'],
      transform,
    },
  ],
};

export default config;
