import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from '../paths';
import { TERMS_VERSION } from './terms';

it('is the version that the page of the terms shows', () => {
  const page = readFileSync(path.join(repoRoot, 'src/pages/terms/TermsPage.tsx'), 'utf8');
  expect(/TERMS_DATE = '(.+)'/.exec(page)?.[1]).toBe(TERMS_VERSION);
});
