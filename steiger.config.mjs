import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  // One consumer is enough for a slice: it marks whose code it is.
  { rules: { 'fsd/insignificant-slice': 'off' } },
  // A slice of a few files is one flat folder.
  { rules: { 'fsd/no-segmentless-slices': 'off' } },
  // It counts the tests that stand beside the modules.
  { rules: { 'fsd/shared-lib-grouping': 'off' } },
  // Tests may mount a slice in the whole app's store and theme, and one file tests a subject that several slices share.
  {
    files: ['./src/**/*.test.{ts,tsx}'],
    rules: { 'fsd/forbidden-imports': 'off', 'fsd/no-public-api-sidestep': 'off' },
  },
]);
