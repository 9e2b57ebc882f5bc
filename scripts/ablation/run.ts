/**
 * Measures what each rule, threshold, weight and list of an engine is worth: each is switched off by itself in the text of its
 * file, and the engine is bundled with that text and measured. No file is written, and no engine has a switch.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const ROOT = path.resolve(__dirname, '../..');

/** A text that a file has exactly once, and the text to put in its place. */
export interface Edit {
  /** From the root of the project. */
  file: string;
  find: string;
  replace: string;
}

/** How one rule, threshold, weight or list is switched off. */
export interface Ablation {
  name: string;
  edits: readonly Edit[];
}

/** The worth of an engine: the greater a score, the better. */
export interface Measured {
  scores: Record<string, number>;
  /** Each failure in words. */
  failures: string[];
  /** Sets that need files beside the project, which are missing. */
  unmeasured: string[];
}

/** An engine to measure. */
export interface Engine {
  ablations: readonly Ablation[];
  /** Measures the engine with some of its texts replaced. */
  measure: (edits: readonly Edit[]) => Promise<Measured>;
}

function edited(text: string, { file, find, replace }: Edit): string {
  const parts = text.split(find);
  if (parts.length !== 2) throw new Error(`${file} has this text ${parts.length - 1} times: ${find}`);
  return parts.join(replace);
}

/** Gives the text of a file, from the root of the project, in place of its own. */
type Rewrite = (file: string, text: string) => string;

const rewriting = (rewrite: Rewrite): Plugin => ({
  name: 'edit',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: id, kind }) =>
      id.startsWith('@titian/') || kind === 'entry-point' ? undefined : { external: true },
    );
    onLoad({ filter: /\.(?:ts|json)$/ }, ({ path: file }) => ({
      contents: rewrite(path.relative(ROOT, file), readFileSync(file, 'utf8')).replaceAll(
        '__dirname',
        JSON.stringify(path.dirname(file)),
      ),
      loader: file.endsWith('.json') ? 'json' : 'ts',
    }));
  },
});

/**
 * Loads a module with other texts of the project's files.
 *
 * @param entry from the root of the project
 * @param globals functions that the texts call, by their names
 */
export async function loadText<T>(entry: string, rewrite: Rewrite, globals: Record<string, unknown> = {}): Promise<T> {
  const file = path.join(ROOT, entry);
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
    plugins: [rewriting(rewrite)],
  });
  const module = { exports: {} as T };
  // Fixtures name jest's `describe`.
  const describe = Object.assign(() => undefined, { skip: () => undefined });

  const known = { module, exports: module.exports, require: createRequire(file), describe, ...globals };
  new Function(...Object.keys(known), outputFiles[0]?.text ?? '')(...Object.values(known));
  return module.exports;
}

/**
 * Loads a module with some texts of the project's files replaced.
 *
 * @param entry from the root of the project
 * @throws {Error} where a text is missing, is not the only one, or is in a file that the module does not use
 */
export async function loadEdited<T>(entry: string, edits: readonly Edit[]): Promise<T> {
  const used = new Set<Edit>();
  const module = await loadText<T>(entry, (file, text) => {
    const own = edits.filter((each) => each.file === file);
    own.forEach((each) => used.add(each));
    return own.reduce(edited, text);
  });
  const unused = edits.find((each) => !used.has(each));
  if (unused) throw new Error(`${entry} does not use ${unused.file}`);
  return module;
}

/**
 * The `measure` of an engine that one module measures.
 *
 * @param entry a module with `measure(): Measured`, from the root of the project
 */
export const measureBy =
  (entry: string): Engine['measure'] =>
  async (edits) =>
    (await loadEdited<{ measure: () => Measured }>(entry, edits)).measure();

/** The points of each score that are lost; negative where a score is greater than before. */
export const lossOf = (before: Measured, after: Measured): Record<string, number> =>
  Object.fromEntries(
    Object.entries(before.scores).map(([set, score]) => [set, score - (after.scores[set] ?? 0)] as const),
  );

/** Failures that come, and those that go. */
export const changesOf = (before: Measured, after: Measured): string[] => [
  ...after.failures.filter((each) => !before.failures.includes(each)),
  ...before.failures.filter((each) => !after.failures.includes(each)).map((each) => `no longer ${each}`),
];
