import type { TextsBySlice } from '@/shared/lib/language';

const files = import.meta.webpackContext('../..', { regExp: /\/texts\.en\.ts$/, mode: 'sync' });

const sliceOf = (file: string): string => file.replace(/^\.\/|\/texts\.en\.ts$/g, '');

/** The English texts of all slices: what is in the `texts.en.ts` of each. */
export const english: TextsBySlice = Object.fromEntries(
  files.keys().map((file) => [sliceOf(file), (files(file) as { english: object }).english]),
);
