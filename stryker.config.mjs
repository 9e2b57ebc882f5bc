import serverRules from './scripts/mutation/server-rules.cjs';

/** How many mutants of the rules the tests kill; `docs/quality.md` has the figures. */
export default {
  testRunner: 'jest',
  jest: { projectType: 'custom', configFile: 'scripts/mutation/jest.config.cjs' },
  coverageAnalysis: 'perTest',
  // A mutant in code that runs once, when its module is loaded (tables, schemas), would need every test: hours.
  ignoreStatic: true,
  mutate: [
    'src/{entities,features}/**/*.ts',
    // Calls, components, texts and public files have no rules.
    '!src/**/{api,ui,@x}/**',
    '!src/**/*.{api,test,fixture}.ts',
    '!src/**/{index,texts,texts.en}.ts',
    // Code that needs React is tested in a browser, with the rest of its screen.
    '!src/**/use-*.ts',
    'packages/job-feeds/src/{dates,employment,job-location,job-posting,places,requirements,salary}.ts',
    ...serverRules.map((rule) => `server/src/${rule}.ts`),
  ],
  ignorePatterns: ['dist', 'var', 'docs/screens', 'screens', 'e2e', 'bench'],
  tempDirName: '.stryker-tmp',
  incrementalFile: 'node_modules/.cache/stryker-incremental.json',
  concurrency: 2,
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
};
