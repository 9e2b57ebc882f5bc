import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';

/** Name of the file that a build says its chunks in, at the top of its folder. */
export const CHUNK_FILES = 'chunks.json';

/** The scripts of a build, by what fetches them: the page itself, or an `import()`, named by what it imports. */
export interface BuiltChunks {
  entry: string[];
  /** Those of them that have to be there before the provider can be called (`src/app/entry/early.ts`). */
  early: string[];
  imports: Record<string, string[]>;
}

const isScript = (file: string): boolean => file.endsWith('.js');

/** Paths are relative to the build's folder. */
function builtChunks(compilation: Compilation): BuiltChunks {
  const entry = [...compilation.entrypoints.values()].flatMap((point) => point.getFiles()).filter(isScript);
  const early = compilation.entrypoints.get('early')?.getFiles().filter(isScript) ?? [];
  const imports: BuiltChunks['imports'] = {};
  for (const group of compilation.chunkGroups) {
    for (const { request } of group.origins) {
      if (!request || group.isInitial()) continue;
      imports[request] = group.getFiles().filter((file) => isScript(file) && !entry.includes(file));
    }
  }
  return { entry, early, imports };
}

/** Writes into the build, as `chunks.json`, which scripts the app begins with, and which each `import()` of it adds to them. */
export class ChunkFiles implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkFiles', (compilation) => {
      const { PROCESS_ASSETS_STAGE_REPORT } = compiler.webpack.Compilation;
      compilation.hooks.processAssets.tap({ name: 'ChunkFiles', stage: PROCESS_ASSETS_STAGE_REPORT }, () => {
        const text = JSON.stringify(builtChunks(compilation), null, 1);
        compilation.emitAsset(CHUNK_FILES, new compiler.webpack.sources.RawSource(text));
      });
    });
  }
}
