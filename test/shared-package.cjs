/** Syntax that only an ES module has, at the start of a line. */
const ES_MODULE = /^\s*(import|export)\b/m;

/**
 * Transforms a file of a package into one that loads it as Node does, once for all test files of a worker: see
 * `server-environment.ts`. Outside test files (`globalSetup`, the environment) there is no `requireOnce`, and the file stays.
 */
exports.process = (source, file) => {
  const share = `module.exports = requireOnce(${JSON.stringify(file)});`;
  return { code: ES_MODULE.test(source) ? share : `if (typeof requireOnce === 'function') return ${share}\n${source}` };
};
