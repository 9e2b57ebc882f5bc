const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const ROOT = path.join(__dirname, '..');
const COMPILED = path.join(ROOT, 'node_modules/.cache/ts-jest');
const TSCONFIG = path.join(__dirname, 'tsconfig.json');

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');

const hashOf = (...texts) => createHash('sha256').update(texts.join('\0')).digest('hex');

/** What the compiled code depends on besides its source. */
const compiler = hashOf(
  ...['ts-jest', 'typescript'].map((name) => require(`${name}/package.json`).version),
  ...['test/tsconfig.json', 'tsconfig.json', 'tsconfig.base.json'].map(read),
);

const keyOf = (source, file) => hashOf(compiler, path.relative(ROOT, file), source);

let tsJest;

function compile(source, file, request) {
  tsJest ??= require('ts-jest').default.createTransformer({ tsconfig: TSCONFIG, diagnostics: false });
  return tsJest.process(source, file, request).code;
}

/** Whole at once: another process may read it meanwhile. */
function keep(file, code) {
  mkdirSync(COMPILED, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, code);
  renameSync(`${file}.${process.pid}`, file);
}

/**
 * ts-jest, asked once for each source: jest would ask it anew in each of its processes and projects, which took a
 * quarter of a first run. `scripts/compile-tests.cjs` asks for all of them beforehand.
 */
module.exports = {
  getCacheKey: keyOf,
  process(source, file, request) {
    const kept = path.join(COMPILED, keyOf(source, file));
    try {
      return { code: readFileSync(kept, 'utf8') };
    } catch {
      const code = compile(source, file, request);
      keep(kept, code);
      return { code };
    }
  },
};
