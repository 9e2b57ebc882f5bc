import type { KnipConfig } from 'knip';

/** Packages of both workspaces, installed once: one names them, and the other uses them too. */
const shared = ['fastify', 'pdfkit', 'sharp', 'unpdf'];

/** Parts of packages that are named. */
const within = ['@emotion/cache', '@jest/test-sequencer', 'jest-environment-node'];

/** Packages of which `webpack.config.ts` copies files. */
const copied = ['tesseract.js', '@tesseract.js-data/ind'];

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'src/app/entry/boot.ts',
        'src/**/texts.en.ts',
        'service-worker/sw.ts',
        'scripts/**/*.{ts,js,cjs}',
        'bench/**/*.{ts,mjs}',
        'e2e/**/*.ts',
        'steiger.config.mjs',
      ],
      project: ['src/**/*.{ts,tsx}', 'service-worker/**/*.ts', 'test/**/*.{ts,tsx}', 'contract/**/*.ts'],
      // Taken in by index.html and by a style sheet; jsdom comes with jest's environment.
      ignoreDependencies: [...shared, ...within, ...copied, '@fontsource-variable/plus-jakarta-sans', 'jsdom'],
    },
    // `scripts/ablation` bundles the scores.
    'packages/cv-reader': {
      entry: ['src/files/cv.worker.ts', 'src/files/*-program.ts', 'corpus/score.fixture.ts'],
      project: '**/*.ts',
    },
    'packages/job-feeds': { entry: 'src/score.fixture.ts', project: '**/*.ts' },
    'packages/job-search': { entry: 'src/matching/score.fixture.ts', project: '**/*.ts' },
    'packages/job-signals': { entry: ['src/*-program.ts', 'src/batches/score.fixture.ts'], project: '**/*.ts' },
    'packages/rules': { project: '**/*.ts' },
    server: {
      // Run as programs of their own.
      entry: [
        'scripts/*.{ts,cjs}',
        'src/cv/read-pdf.mjs',
        'src/worker.ts',
        'src/cli.ts',
        'src/worker-from-source.cjs',
        'test/lock-data-dir.ts',
      ],
      // Fonts are opened by the paths in `script-fonts.ts`; jsdom comes with jest's environment.
      ignoreDependencies: ['jsdom', /^@(expo-google-fonts|fontsource)\//],
      ignoreBinaries: ['mount', 'nginx', 'umount'],
    },
  },
};

export default config;
