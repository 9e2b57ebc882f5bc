const { readdirSync } = require('node:fs');

const TEST_FILES = '[.](test|fixture)[.]ts$';

/** Folder of a package's code, and the folder of its `package.json`. */
const PACKAGES = [
  ['src', '.'],
  ['server/src', 'server'],
  ...['cv-reader', 'job-feeds', 'job-search', 'job-signals', 'rules'].map((name) => [
    `packages/${name}`,
    `packages/${name}`,
  ]),
];

/** A package imports those packages of this repository that its `package.json` names. */
const declaredPackages = PACKAGES.map(([code, folder]) => {
  const { dependencies, devDependencies } = require(`./${folder}/package.json`);
  const declared = Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => name.startsWith('@titian/'))
    .map((name) => name.replace('@titian/', '^packages/') + '/');
  return {
    name: `declared-in-${folder}`,
    severity: 'error',
    from: { path: `^${code}/` },
    to: { path: '^packages/', pathNot: [`^${code}/`, ...declared] },
  };
});

/** The parts of the server: each imports from those before it. */
const SERVER_PARTS = [
  ...[
    'db',
    'http',
    'reads',
    'queue',
    'session',
    'mail',
    'masters',
    'media-store',
    'workers',
    'ops',
    'answers',
    'capabilities',
  ],
  ...['news', 'profile', 'reports', 'company-pictures', 'cv', 'jobs', 'accounts', 'bookmarks', 'feeds', 'import'],
  ...[
    'matches',
    'saved-searches',
    'applications',
    'web',
    'notifications',
    'push',
    'seed',
    'cli',
    'privacy',
    'background',
  ],
];

const unordered = readdirSync('server/src', { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && !SERVER_PARTS.includes(entry.name),
);
if (unordered.length > 0) throw new Error(`SERVER_PARTS lacks ${unordered.map(({ name }) => name).join(', ')}`);

const orderedParts = SERVER_PARTS.slice(0, -1).map((part, place) => ({
  name: `server-${part}-in-order`,
  severity: 'error',
  from: { path: `^server/src/${part}/`, pathNot: TEST_FILES },
  to: { path: `^server/src/(${SERVER_PARTS.slice(place + 1).join('|')})/` },
}));

/** Import cycles, the order of the server's parts, and the seam between the web app and its provider. */
module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'web-app-without-server',
      comment: 'Any provider that speaks the contract can take the reference one’s place.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-without-web-app',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(src|packages/cv-reader)/' },
    },
    {
      name: 'rules-stand-alone',
      comment: 'The web app and the server both import packages: pure functions without React, Fastify or Node.',
      severity: 'error',
      from: { path: '^packages/', pathNot: [TEST_FILES, '^packages/(cv-reader|job-feeds)/'] },
      to: { pathNot: '^(packages|contract)/|node_modules/(ical-generator|tlds)/' },
    },
    {
      name: 'readers-stand-alone',
      comment: 'They have the libraries that open files, one in a worker of the web app, the other on the server.',
      severity: 'error',
      from: { path: '^packages/(cv-reader|job-feeds)/', pathNot: TEST_FILES },
      to: { path: '^(src|server|test)/' },
    },
    {
      name: 'web-app-without-engines-of-the-server',
      comment: 'The server searches, reads feeds and finds the signals of a vacancy; the app shows the result.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^packages/(job-search|job-signals|job-feeds)/' },
    },
    {
      name: 'server-search-by-its-index',
      comment: 'The rules of the search change without the parts that use it.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: ['^server/src/jobs/search/', TEST_FILES] },
      to: { path: '^server/src/jobs/search/(?!index[.]ts$)' },
    },
    {
      name: 'packages-without-server',
      comment: 'Their tests, too: whoever takes a package has all that its tests need.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^server/' },
    },
    ...orderedParts,
    ...declaredPackages,
    {
      name: 'declared-from-the-registry',
      comment:
        'The nearest package.json names what is imported. Tests, and what runs from its sources, have the tools of the root.',
      severity: 'error',
      from: {
        path: '^(src|server|packages)/',
        pathNot: '[.](test|fixture)[.]tsx?$|-program[.]ts$|/worker-from-source[.]cjs$',
      },
      // A part of @emotion/react.
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: '@emotion/cache/' },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
