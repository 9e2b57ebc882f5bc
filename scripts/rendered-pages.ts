import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { build as bundle } from 'esbuild';
import type { Compiler, Configuration, WebpackPluginInstance } from 'webpack';
import { routes } from '../src/shared/config/routes';
import type { RenderedPage } from '../src/app/startup/prerender/rendered-page';
import { builtChunks } from './chunk-files';
import type { BuiltChunks } from './chunk-files';
import { fileOf, toDocument } from '../src/app/startup/prerender/page-markup';

const ROOT = path.resolve(__dirname, '..');
/** In the build, but no file of the site: `.cjs` is never served (`server/src/web/site.ts`). */
const PROGRAM = 'page-renderer.cjs';

const run = promisify(execFile);

interface Options {
  /** How the app is compiled: what its pages are rendered by has to be the same code. */
  app: Pick<Configuration, 'resolve' | 'module'> & { plugins: NonNullable<Configuration['plugins']> };
  /** Where the program that renders the pages is put; it has to be below `node_modules` to find what it needs. */
  folder: string;
  /** Name of the template in the build. */
  template: string;
}

/** Compiles the program that renders the pages. */
async function compile(compiler: Compiler, { app, folder }: Options): Promise<string> {
  const { webpack } = compiler;
  const program = webpack({
    mode: 'production',
    target: 'node20',
    context: ROOT,
    entry: './src/app/startup/prerender/page-renderer.ts',
    output: {
      path: folder,
      filename: PROGRAM,
      library: { type: 'commonjs2' },
      publicPath: '/',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    },
    cache: { type: 'filesystem', name: `render-${path.basename(folder)}`, buildDependencies: { config: [__filename] } },
    resolve: {
      ...app.resolve,
      alias: { '@/shared/lib/html$': path.join(ROOT, 'src/app/startup/prerender/html.ts'), ...app.resolve?.alias },
    },
    module: {
      ...app.module,
      generator: { asset: { emit: false } },
      // No page starts a worker while it is rendered, and its program could not be in the one file.
      parser: { javascript: { worker: false, url: false } },
    },
    plugins: [...app.plugins, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    externalsPresets: { node: true },
    // With its packages: a server that renders pages has none of them. The app's build puts the final hash of a file in the place of the first one, in these pages too.
    optimization: { minimize: false, realContentHash: false },
    stats: 'errors-warnings',
  });
  await new Promise<void>((resolve, reject) => {
    program.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else program.close(() => resolve());
    });
  });
  return path.join(folder, PROGRAM);
}

/** In a process of its own: the packages check `NODE_ENV`, and for a browser, when they are loaded. */
async function render(program: string): Promise<RenderedPage[]> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const script = 'require(process.argv[1]).renderPages().then((pages) => process.stdout.write(JSON.stringify(pages)))';
  const { stdout } = await run(process.execPath, ['-e', script, program], { env, maxBuffer: 64_000_000 });
  return JSON.parse(stdout) as RenderedPage[];
}

/** `boot.ts` as one line of script. */
async function bundleBoot(): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [path.join(ROOT, 'src/app/startup/boot.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}

const toAddress = (file: string): string => `/${file}`;

/** Scripts of each page beside those of all pages. */
function scriptsByRoute({ imports }: BuiltChunks): Record<string, string[]> {
  const scriptsOf = (name: string): string[] => {
    const files = imports[`@/pages/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`];
    if (!files) throw new Error(`The app does not import the page ${name}.`);
    return files.map(toAddress);
  };
  return Object.fromEntries(Object.keys(routes).map((name) => [name, scriptsOf(name)]));
}

/**
 * Puts into the build, in the place of its template, the pages that `src/app/startup/prerender` renders, and the shell for all
 * others; and the program that renders them, for servers that render pages with jobs. See
 * docs/adr/0011-rendered-pages.md.
 */
export class RenderedPages implements WebpackPluginInstance {
  constructor(private readonly options: Options) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RenderedPages', (compilation) => {
      // After the template is there, and before names get their final hashes.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'RenderedPages', stage }, async () => {
        if (compilation.compiler !== compiler) return;
        const read = (file: string): string => {
          const asset = compilation.getAsset(file);
          if (!asset) throw new Error(`The build has no ${file}.`);
          return asset.source.source().toString();
        };
        const template = read(this.options.template);
        const program = await compile(compiler, this.options);
        const pages = await render(program);
        const chunks = builtChunks(compilation);
        const frame = {
          template,
          boot: await bundleBoot(),
          sessionScripts: (chunks.imports['./session-cipher'] ?? []).map(toAddress),
          pageScripts: scriptsByRoute(chunks),
        };
        compilation.deleteAsset(this.options.template);
        const { RawSource } = compiler.webpack.sources;
        for (const page of pages) compilation.emitAsset(fileOf(page), new RawSource(toDocument(frame, page)));
        const bound = `module.exports=module.exports.createRenderers(${JSON.stringify(frame)});`;
        compilation.emitAsset(PROGRAM, new RawSource(`${await readFile(program, 'utf8')}\n${bound}`));
      });
    });
  }
}
