/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import config from './jest.config';

/**
 * The corpora alone: scores of the engines, fuzzing, hostile texts, memory and reading times. Without the vacancies in
 * `../shared/data` the scores over them are skipped, and the last line names them.
 */
const corpora: Config = {
  ...config,
  reporters: ['default', '<rootDir>/test/name-skipped.cjs'],
  projects: config.projects?.map((project) => ({
    ...(project as Config),
    // A corpus that needs a document is a `.tsx`.
    testMatch: [(project as Config).testMatch ?? []]
      .flat()
      .filter((pattern) => !pattern.includes('browser'))
      .map((pattern) => pattern.replace('*.test', '*.corpus.test')),
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  })),
};

export default corpora;
