import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/** Deletes a folder at the start of a build, for `output.clean` does so within the build's own folder alone. */
export class EmptyFolder implements WebpackPluginInstance {
  readonly #folder: string;

  /** @param folder relative to the build's folder */
  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.beforeRun.tapPromise('EmptyFolder', () =>
      rm(path.resolve(compiler.outputPath, this.#folder), { recursive: true, force: true }),
    );
  }
}
