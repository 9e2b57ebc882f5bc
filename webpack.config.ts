import { readFileSync } from 'node:fs';
import path from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import zlib from 'node:zlib';
import { version } from './package.json';
import { ChunkFiles } from './scripts/chunk-files';
import { EmptyFolder } from './scripts/empty-folder';
import { RenderedPages } from './scripts/rendered-pages';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';

/** Where `npm run dev` puts the provider, behind the dev server's own origin. */
const DEV_PROVIDER = process.env.DEV_PROVIDER ?? 'http://127.0.0.1:3001';

/** Template of the pages, which replace it. */
const TEMPLATE = 'template.html';

/** Beside the build's folder. */
const SOURCE_MAPS = 'source-maps';

/** The files of pdfjs-dist in the build. */
const PDF_READER = /pdf\.(worker\.)?min\.\w+\.js$/;

/** The worker that reads CVs. */
const CV_READER = /cv-worker\.\w+\.js$/;

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

/** The list of common passwords. */
const COMMON_PASSWORDS = /common-passwords\.\w+\.js$/;

/** Chunks that have a copy of their own of what they share with others. */
const CHUNKS_APART = ['company', 'public-job', 'cv-worker'];

/** Code of the app that the browser and the prerendering program share. */
function appCode(production: boolean) {
  const react = { runtime: 'automatic', development: !production, refresh: !production };
  return {
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
  };
}

/**
 * @param env `--env scripts`: a build's scripts alone, for whoever weighs them
 */
export default function config(
  env: { scripts?: boolean },
  argv: { mode?: Configuration['mode'] },
): Configuration & { devServer: DevServerConfiguration } {
  const production = argv.mode === 'production';
  const whole = production && !env.scripts;
  const app = appCode(production);
  const compressed = { test: /\.(js|css|html|svg|json|txt|wasm|webmanifest)$/, threshold: 1024, minRatio: 0.95 };

  return {
    mode: production ? 'production' : 'development',
    // The first holds what puts chunks together, too, and comes before all others.
    entry: { early: './src/app/startup/early.ts', main: { import: './src/app/startup/main.ts', dependOn: 'early' } },
    output: {
      path: path.resolve(__dirname, 'dist'),
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      clean: true,
    },
    devtool: !production && 'eval-cheap-module-source-map',
    cache: {
      type: 'filesystem',
      name: `${argv.mode}${env.scripts ? '-scripts' : ''}`,
      buildDependencies: { config: [__filename] },
    },
    resolve: app.resolve,
    module: app.module,
    plugins: [
      ...app.plugins,
      new HtmlWebpackPlugin({
        template: './src/app/index.html',
        filename: production ? TEMPLATE : 'index.html',
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
      ...(whole
        ? [
            // For whoever has the build: no script names them, and any static server may serve the build's folder.
            new webpack.SourceMapDevToolPlugin({ filename: `../${SOURCE_MAPS}/[file].map`, append: false }),
            new EmptyFolder(`../${SOURCE_MAPS}`),
            new RenderedPages({
              app: appCode(production),
              folder: path.resolve(__dirname, 'node_modules/.cache/titian/pages'),
              template: TEMPLATE,
            }),
            // Files that the app needs to open without a connection; see docs/adr/0007-offline.md.
            new InjectManifest({
              swSrc: './service-worker/sw.ts',
              swDest: 'sw.js',
              // Of the pages, the one that fits every address.
              include: [/^shell\.html$/, /\.(js|css|svg|woff2)$/],
              // They are large, and few need them.
              exclude: [PDF_READER, CV_READER, COMMON_PASSWORDS, /\/picture-reader-/],
              dontCacheBustURLsMatching: /\/assets\/.+\.[0-9a-f]{10}\./,
              manifestTransforms: [
                (files, compilation) => {
                  const shell = (compilation as webpack.Compilation).getAsset('shell.html')?.source.source().toString();
                  const isOfShell = (url: string) => url.endsWith('/shell.html') || shell?.includes(url);
                  return { manifest: files.map((file) => (isOfShell(file.url) ? { ...file, isOfShell: true } : file)) };
                },
              ],
            }),
            new CompressionPlugin({ ...compressed, algorithm: 'gzip', filename: '[path][base].gz' }),
            new CompressionPlugin<zlib.BrotliOptions>({
              ...compressed,
              algorithm: 'brotliCompress',
              filename: '[path][base].br',
              compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
            }),
          ]
        : []),
      production ? new ChunkFiles() : new ReactRefreshPlugin(),
    ],
    optimization: {
      // The reader of PDFs is a module that comes minified.
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, exclude: PDF_READER })],
      // A smaller file costs a slow network more as a request of its own than it saves where it is not needed.
      // A company's page has its own copy of what it shares with the list of jobs, for which that would be one more file;
      // so has a job's public page of what it shares with that of candidates. A worker starts from one file.
      splitChunks: { chunks: ({ name }) => !CHUNKS_APART.includes(name ?? ''), minSize: 26_000 },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    devServer: {
      port: 3000,
      hot: true,
      historyApiFallback: true,
      proxy: [{ context: ['/api', '/media'], target: DEV_PROVIDER }],
      client: { overlay: { runtimeErrors: false } },
    },
  };
}
