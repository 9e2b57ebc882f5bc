import path from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import zlib from 'node:zlib';
import { ChunkFiles } from './scripts/chunk-files';
import { RenderedPages } from './scripts/rendered-pages';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';

/** Where `npm run dev` puts the provider, behind the dev server's own origin. */
const DEV_PROVIDER = process.env.DEV_PROVIDER ?? 'http://127.0.0.1:3001';

/** Packages that come with more than a browser needs, by what is taken in their place. */
const LIGHTER = {
  'hoist-non-react-statics': path.resolve(__dirname, 'scripts/as-it-is.js'),
  '@emotion/use-insertion-effect-with-fallbacks$': path.resolve(__dirname, 'scripts/styles-while-drawing.js'),
  // Formik's, most of them of lodash.
  'lodash-es/clone$': path.resolve(__dirname, 'scripts/for-formik/clone.ts'),
  'lodash-es/cloneDeep$': path.resolve(__dirname, 'scripts/for-formik/clone-deep.ts'),
  'lodash-es/isPlainObject$': path.resolve(__dirname, 'scripts/for-formik/is-plain-object.ts'),
  'lodash-es/toPath$': path.resolve(__dirname, 'scripts/for-formik/to-path.ts'),
  'react-fast-compare$': path.resolve(__dirname, 'scripts/for-formik/is-equal.ts'),
  // Yup's.
  'tiny-case$': path.resolve(__dirname, 'scripts/for-yup/tiny-case.ts'),
  // Without the warnings for developers, which its package names only one build for.
  'react-router/dom$': path.resolve(__dirname, 'node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router$': path.resolve(__dirname, 'node_modules/react-router/dist/production/index.mjs'),
};

/** Parts of Material UI that make a theme when they are loaded, in case that there is none. */
const MAKES_OWN_THEME =
  /@mui\/(material\/(styles\/defaultTheme|Box\/Box)|system\/(createStyled|useTheme|Stack|Grid|Container)\/\w+)\.mjs$/;

/** In development the browser works them out: a change of theirs shows as any other does. */
const BUILD_VALUES = {
  test: /\.build\.ts$/,
  // Before the others, which then have nothing to do.
  enforce: 'post' as const,
  loader: path.resolve(__dirname, 'scripts/build-values.cjs'),
};

/** What the pages are made of; they take its place. */
const TEMPLATE = 'template.html';

/** Who looks through the vacancies: the browser, which then has all of them, or the provider. */
const JOB_SEARCHES = ['browser', 'server'];

/**
 * The variable `JOB_SEARCH`; an empty one counts as absent.
 *
 * @throws for any other value than those of the README's table of settings
 */
function readJobSearch(): string {
  const value = process.env.JOB_SEARCH?.trim() || 'browser';
  if (JOB_SEARCHES.includes(value)) return value;
  throw new Error(`JOB_SEARCH must be ${JOB_SEARCHES.join(' or ')}, not "${value}".`);
}

/** What of the app's code means the same for the browser and for the program that renders its pages. */
function appCode(production: boolean, jobSearch: string) {
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
      ],
    },
    plugins: [
      new webpack.EnvironmentPlugin({ API_URL: '', SESSION_COOKIE_SECRET: 'titian-session-v1' }),
      new webpack.DefinePlugin({
        'process.env.JOB_SEARCH': JSON.stringify(jobSearch),
        'process.env.BUILD_YEAR': String(new Date().getFullYear()),
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
  const jobSearch = readJobSearch();
  const app = appCode(production, jobSearch);
  const compressed = { test: /\.(js|css|html|svg|json|txt|webmanifest)$/, threshold: 1024, minRatio: 0.95 };

  return {
    mode: production ? 'production' : 'development',
    // The first holds what puts chunks together, too, and comes before all others.
    entry: { early: './src/app/early.ts', main: { import: './src/app/main.ts', dependOn: 'early' } },
    output: {
      path: path.resolve(__dirname, 'dist'),
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      clean: true,
    },
    devtool: !production ? 'eval-cheap-module-source-map' : whole && 'source-map',
    // Builds of both kinds may be made in turns.
    cache: {
      type: 'filesystem',
      name: `${argv.mode}-${jobSearch}${env.scripts ? '-scripts' : ''}`,
      buildDependencies: { config: [__filename] },
    },
    resolve: {
      ...app.resolve,
      alias: { ...app.resolve.alias, ...LIGHTER },
    },
    module: { rules: [...app.module.rules, ...(production ? [BUILD_VALUES] : [])] },
    plugins: [
      ...app.plugins,
      new HtmlWebpackPlugin({
        template: './src/app/index.html',
        filename: production ? TEMPLATE : 'index.html',
        favicon: './src/app/favicon.svg',
        scriptLoading: 'defer',
      }),
      // Buttons have no ripple (`app/theme/buttons.ts`): what draws it need not be sent.
      new webpack.NormalModuleReplacementPlugin(
        /^\.\/TouchRipple\.mjs$/,
        path.resolve(__dirname, 'scripts/nothing.js'),
      ),
      // Nor what makes a theme for apps without one (`app/theme`).
      new webpack.NormalModuleReplacementPlugin(/(createTheme(\/index)?|styles\/index)\.mjs$/, (asked) => {
        if (MAKES_OWN_THEME.test(asked.contextInfo.issuer))
          asked.request = path.resolve(__dirname, 'scripts/no-theme.js');
      }),
      ...(whole
        ? [
            new RenderedPages({
              app: appCode(production, jobSearch),
              folder: path.resolve(__dirname, `node_modules/.cache/titian/${jobSearch}`),
              template: TEMPLATE,
              icon: 'favicon.svg',
            }),
            // What the app needs to open without a connection; see docs/adr/0007-offline.md.
            new InjectManifest({
              swSrc: './service-worker/sw.ts',
              swDest: 'sw.js',
              // Of the pages, the one that fits every address.
              include: [/^shell\.html$/, /\.(js|css|svg|woff2)$/],
              dontCacheBustURLsMatching: /\/assets\/.+\.[0-9a-f]{10}\./,
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
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify })],
      // A smaller file costs a slow network more as a request of its own than it saves where it is not needed.
      splitChunks: { chunks: 'all', minSize: 26_000 },
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
