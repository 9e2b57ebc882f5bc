import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..');

/** Packages of `npm ci`: their sources, and licences that allow the product to distribute them. */
describe('package-lock.json', () => {
  interface Package {
    dev?: boolean;
    link?: boolean;
    integrity?: string;
    license?: string;
    resolved?: string;
  }

  const lockFile = path.join(ROOT, 'package-lock.json');
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, Package> };

  /** All that is fetched: neither this project nor its workspace. */
  const fetched = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);

  const LICENSES = new Set([
    '(MIT AND Zlib)',
    // Either may be chosen.
    '(MIT OR CC0-1.0)',
    '(MIT OR GPL-3.0-or-later)',
    '(MPL-2.0 OR Apache-2.0)',
    '0BSD',
    'Apache-2.0',
    'Apache-2.0 AND MIT',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'ISC',
    'MIT',
    'MIT-0',
    // Python's own terms, which ask for no more than the notice.
    'PSF-2.0',
    // Of web-push: its own files stay under it, and are used as they are.
    'MPL-2.0',
    // The typefaces.
    'MIT AND OFL-1.1',
    'OFL-1.1',
    // libvips, which sharp loads as a library of its own that anybody may replace.
    'Apache-2.0 AND LGPL-3.0-or-later',
    'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    'LGPL-3.0-or-later',
  ]);

  /** Free, though their `package.json` does not say so in a word: Bitstream Vera's terms, two clauses of BSD, MIT in a file. */
  const READ_BY_HAND = ['node_modules/dejavu-fonts-ttf', 'node_modules/png-js'];

  it('finds the packages', () => {
    expect(fetched.length).toBeGreaterThan(500);
  });

  it('has a strong checksum of each package', () => {
    const others = fetched.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'));
    expect(others.map(([place]) => place)).toEqual([]);
  });

  it('fetches none from anywhere but the registry', () => {
    const others = fetched.filter(
      ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(others.map(([place]) => place)).toEqual([]);
  });

  it('delivers nothing whose licence forbids it', () => {
    const delivered = fetched.filter(([, { dev }]) => !dev);
    const others = delivered.filter(([, { license = '' }]) => !LICENSES.has(license)).map(([place]) => place);
    expect(others.sort()).toEqual(READ_BY_HAND);
  });
});

describe('CODEOWNERS', () => {
  const owned = new Set(
    readFileSync(path.join(ROOT, 'CODEOWNERS'), 'utf8')
      .split('\n')
      .flatMap((line) => /^(\/\S+\/)\s+@\S/.exec(line)?.[1] ?? []),
  );

  const foldersOf = (parent: string): string[] =>
    readdirSync(path.join(ROOT, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `/${parent}/${name}/`);

  it('names an owner of each folder', () => {
    const folders = ['src/pages', 'src/widgets', 'src/features', 'src/entities', 'server/src'].flatMap(foldersOf);
    expect(folders.filter((folder) => !owned.has(folder))).toEqual([]);
  });

  it('names no folder that does not exist', () => {
    expect([...owned].filter((folder) => !existsSync(path.join(ROOT, folder)))).toEqual([]);
  });
});

describe('documents and comments', () => {
  const NOT_READ = new Set(['node_modules', 'dist', 'drizzle', 'media', 'screens', 'source-maps', 'var', '.git']);

  /** Files below a folder, as paths from the root. */
  const filesIn = (folder: string): string[] =>
    readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
      const name = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return NOT_READ.has(entry.name) ? [] : filesIn(name);
      return [name];
    });

  const files = filesIn('');
  const names = new Set(files.map((file) => path.basename(file)));

  const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm;

  /** Prose of a file: a document as a whole, and the comments of code. */
  function proseOf(file: string): string {
    // The tutorials name files that they make.
    if (file.endsWith('.md')) return file.includes('tutorial-') ? '' : readFileSync(path.join(ROOT, file), 'utf8');
    if (!/\.(?:tsx?|[cm]js)$/.test(file) || file === 'contract/provider.d.ts') return '';
    return (readFileSync(path.join(ROOT, file), 'utf8').match(COMMENT) ?? []).join('\n');
  }

  /** Paths from the root, and those of the web app without `src/`; a pattern or a built file is none. */
  const PATH =
    /`((?:(?:src|server|e2e|bench|packages|scripts|test|docs|contract|app|pages|widgets|features|entities|shared)\/)[\w@./-]+)`/g;

  /** Code and documents by their names or the ends of their paths. */
  const NAME = /(?<![\w@./*{}$-])((?:[\w@-]+\/)*[\w@][\w@.-]*\.(?:tsx?|[cm]js|md))\b(?![\w/*{])/g;

  const isBuilt = (found: string): boolean =>
    /(?:^|\/)dist\/|\/publication|^page-renderer\.cjs$|^(?:sw|gtag)\.js$/.test(found);

  const exists = (found: string): boolean =>
    names.has(found) ||
    files.some((file) => file.endsWith(`/${found}`)) ||
    [found, `${found}.ts`, `src/${found}`, `src/${found}.ts`].some((place) => existsSync(path.join(ROOT, place)));

  it('name no file that does not exist', () => {
    const missing = files.flatMap((file) =>
      [PATH, NAME]
        .flatMap((pattern) => [...proseOf(file).matchAll(pattern)].map(([, found = '']) => found))
        .filter((found) => !isBuilt(found) && !exists(found))
        .map((found) => `${file}: ${found}`),
    );
    expect(files.length).toBeGreaterThan(1_000);
    expect(missing).toEqual([]);
  });
});
