/**
 * Loader: runs a module, and puts what it exports in its place. The values have to be such as JSON knows. For data that
 * takes more code to make than to write down: `*.build.ts`.
 *
 * Not by webpack's own `importModule`: what it runs leaves marks in the build's graph of modules, and exports that others
 * need of the same packages were left out.
 */
const path = require('node:path');
const { build } = require('esbuild');

module.exports.pitch = async function pitch() {
  const { outputFiles, metafile } = await build({
    absWorkingDir: this.rootContext,
    entryPoints: [this.resourcePath],
    bundle: true,
    format: 'cjs',
    platform: 'node',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    metafile: true,
    write: false,
  });
  for (const file of Object.keys(metafile.inputs)) this.addDependency(path.resolve(this.rootContext, file));
  const program = { exports: {} };
  new Function('module', 'exports', 'require', outputFiles[0].text)(program, program.exports, require);
  return Object.entries(program.exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
};
