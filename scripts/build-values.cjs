/**
 * Loader: has the build run a module, and puts what it exports in its place. The values have to be such as JSON knows.
 * For data that takes more code to make than to write down: `*.build.ts`.
 */
module.exports.pitch = async function pitch() {
  const values = await this.importModule(`${this.resourcePath}?run`);
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
};
