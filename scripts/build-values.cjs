/**
 * Loader: runs a module in Node, and puts what it exports in its place. The values have to be such as JSON knows. For
 * data that takes more code to make than to write down: `*.build.ts`.
 *
 * Not webpack's own `importModule`: what it runs leaves modules that only export others again without the exports that
 * the rest of the app asks them for.
 */
const { Module } = require('node:module');
const path = require('node:path');
const { build } = require('esbuild');

module.exports.pitch = async function pitch() {
  const bundle = await build({
    absWorkingDir: this.rootContext,
    entryPoints: [this.resourcePath],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    define: { 'process.env.NODE_ENV': JSON.stringify(this.mode) },
    logLevel: 'silent',
  });
  Object.keys(bundle.metafile.inputs).forEach((file) => this.addDependency(path.resolve(this.rootContext, file)));
  const run = new Module(this.resourcePath);
  run._compile(bundle.outputFiles[0].text, this.resourcePath);
  return Object.entries(run.exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
};
