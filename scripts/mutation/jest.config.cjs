const path = require('node:path');
const serverRules = require('./server-rules.cjs');

/** The tests of rules, of the web app and of the server, which need neither a screen nor a database. */
module.exports = {
  rootDir: '../..',
  testEnvironment: path.join(__dirname, 'environment.cjs'),
  testMatch: [
    '<rootDir>/src/{entities,features}/**/!(*.browser).test.ts',
    '<rootDir>/src/{entities,features}/**/model/*.browser.test.ts',
    '<rootDir>/packages/job-feeds/src/!(*.corpus).test.ts',
    ...serverRules.map((rule) => `<rootDir>/server/src/${rule}.test.ts`),
  ],
  setupFiles: ['<rootDir>/test/env.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@test/(.*)$': '<rootDir>/test/$1',
    '\\.(css|svg|png|webp|jpg|woff2)$': '<rootDir>/test/file-stub.ts',
  },
  transform: { '^.+\\.m?(t|j)sx?$': ['ts-jest', { tsconfig: '<rootDir>/test/tsconfig.json', diagnostics: false }] },
  transformIgnorePatterns: ['node_modules/(?!(rettime|until-async|@open-draft/deferred-promise|cookie)/)'],
};
