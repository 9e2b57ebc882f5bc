import { readFileSync } from 'node:fs';
import path from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { version } from './package.json';
import { ChunkFiles } from './scripts/chunk-files';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';

/** Where `npm run dev` puts the provider, behind the dev server's own origin. */
const DEV_PROVIDER = process.env.DEV_PROVIDER ?? 'http://127.0.0.1:3001';

/** The files of pdfjs-dist in the build. */
const PDF_READER = /pdf\.(worker\.)?min\.\w+\.js$/;

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')) as { version: string }).version;

/**
 * Folder of the reader of pictures in the build: worker, program and data of tesseract.js under their own names, by which
 * they find each other. Other versions have another folder.
 */
const PICTURE_READER = `assets/picture-reader-${versionOf('tesseract.js')}-${versionOf('@tesseract.js-data/ind')}/`;

/** One program, for every browser of the browserslist: SIMD, neural networks alone. */
const PICTURE_READER_FILES = [
  'tesseract.js/dist/worker.min.js',
  'tesseract.js-core/tesseract-core-simd-lstm.js',
  'tesseract.js-core/tesseract-core-simd-lstm.wasm',
  '@tesseract.js-data/ind/4.0.0_best_int/ind.traineddata.gz',
];

/** The program's name in the build, and that of its cache. */
const RENDERER = 'page-renderer';

/** Chunks that have a copy of their own of what they share with others. */
const CHUNKS_APART = ['company', 'public-job', 'cv-worker'];

/** Options that the app and the program that renders its pages share: it is the same code. */
function forBoth(production: boolean) {
  const react = { runtime: 'automatic', development: !production, refresh: !production };
  return {
    mode: production ? 'production' : 'development',
    output: {
      // `scripts/render-pages.ts` makes `dist/` of it.
      path: path.resolve(__dirname, 'node_modules/.cache/titian/build'),
      publicPath: '/',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { '@': path.resolve(__dirname, 'src') },
      // crypto-js asks for Node's crypto before it falls back to the browser's.
      fallback: { crypto: false as const },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2020', transform: { react } },
          },
        },
        { test: /\.(svg|png|jpe?g|webp|avif|woff2)$/, type: 'asset/resource' },
        // A library whose worker does not start from a bundle; not every server knows the type of .mjs files.
        {
          test: /pdfjs-dist\/legacy\/build\/.*\.mjs$/,
          type: 'asset/resource',
          generator: { filename: 'assets/[name].[contenthash:10].js' },
        },
      ],
    },
    plugins: [
      new webpack.EnvironmentPlugin({ API_URL: '', SESSION_COOKIE_SECRET: 'titian-session-v1' }),
      new webpack.DefinePlugin({
        'process.env.BUILD_YEAR': String(new Date().getFullYear()),
        'process.env.BUILD_VERSION': JSON.stringify(version),
        'process.env.PICTURE_READER': JSON.stringify(`/${PICTURE_READER}`),
      }),
    ],
    // The reader of PDFs is a module that comes minified.
    optimization: { minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, exclude: PDF_READER })] },
    performance: { hints: false as const },
    stats: 'errors-warnings',
  } satisfies Configuration;
}

/** The program that renders the pages, for Node: `scripts/render-pages.ts` runs it, and so does a server. */
function pageRenderer(): Configuration {
  const { output, resolve, module, plugins, ...shared } = forBoth(true);
  return {
    ...shared,
    name: RENDERER,
    target: 'node20',
    entry: { [RENDERER]: './src/app/entry/server.ts' },
    output: { ...output, filename: '[name].cjs', library: { type: 'commonjs2' } },
    cache: { type: 'filesystem', name: RENDERER, buildDependencies: { config: [__filename] } },
    resolve: {
      ...resolve,
      alias: { '@/shared/lib/html$': path.resolve(__dirname, 'src/app/entry/html.ts'), ...resolve.alias },
    },
    module: {
      ...module,
      // The app's build has them, under the same names.
      generator: { asset: { emit: false } },
      // No page starts a worker while it is rendered, and its program could not be in the one file.
      parser: { javascript: { worker: false, url: false } },
    },
    plugins: [...plugins, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/**
 * The app and, for a build that is served, the program that renders its pages; `scripts/render-pages.ts` does the rest.
 *
 * @param env `--env scripts`: a build's scripts alone, which are weighed
 */
export default function config(
  env: { scripts?: boolean },
  argv: { mode?: Configuration['mode'] },
): Configuration[] | (Configuration & { devServer: DevServerConfiguration }) {
  const production = argv.mode === 'production';
  const whole = production && !env.scripts;
  const { output, plugins, optimization, ...shared } = forBoth(production);

  const app = {
    ...shared,
    // The first holds what puts chunks together, too, and comes before all others.
    entry: { early: './src/app/entry/early.ts', main: { import: './src/app/entry/client.ts', dependOn: 'early' } },
    output: {
      ...output,
      filename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      clean: { keep: new RegExp(`^${RENDERER}\\.`) },
    },
    devtool: production ? whole && 'hidden-source-map' : 'eval-cheap-module-source-map',
    cache: {
      type: 'filesystem',
      name: `${argv.mode}${env.scripts ? '-scripts' : ''}`,
      buildDependencies: { config: [__filename] },
    },
    plugins: [
      ...plugins,
      new HtmlWebpackPlugin({
        template: './src/app/index.html',
        filename: production ? 'template.html' : 'index.html',
        scriptLoading: 'defer',
      }),
      new CopyPlugin({
        patterns: [
          // Files whose addresses others know: the manifest and its icons.
          'src/app/public',
          ...PICTURE_READER_FILES.map((file) => ({
            from: path.join('node_modules', file),
            to: PICTURE_READER,
            info: { minimized: true },
          })),
        ],
      }),
      production ? new ChunkFiles() : new ReactRefreshPlugin(),
    ],
    optimization: {
      ...optimization,
      // A smaller file costs a slow network more as a request of its own than it saves where it is not needed.
      // A company's page has its own copy of what it shares with the list of jobs, for which that would be one more file;
      // so has a job's public page of what it shares with that of candidates. A worker starts from one file.
      splitChunks: { chunks: ({ name }) => !CHUNKS_APART.includes(name ?? ''), minSize: 26_000 },
    },
    devServer: {
      port: 3000,
      hot: true,
      historyApiFallback: true,
      proxy: [{ context: ['/api', '/media'], target: DEV_PROVIDER }],
      client: { overlay: { runtimeErrors: false } },
    },
  } satisfies Configuration & { devServer: DevServerConfiguration };
  return whole ? [app, pageRenderer()] : app;
}
