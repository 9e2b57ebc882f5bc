import { existsSync } from 'node:fs';
import path from 'node:path';

/** The 876 vacancies of Yogyakarta as a feed of JobPosting. The file is no part of the project: it lies beside a clone or not. */
export const REAL_VACANCIES = path.resolve(__dirname, '../../shared/data/vacancies-diy.jsonld.json');

/**
 * `describe` for what is measured on them, skipped where the file is missing: `name-skipped.cjs` then names it. The file is
 * read in a hook or test, for jest calls what it skips.
 */
export const describeRealVacancies = existsSync(REAL_VACANCIES) ? describe : describe.skip;
