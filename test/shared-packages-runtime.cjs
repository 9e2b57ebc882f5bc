const { createRequire } = require('node:module');
const JestRuntime = require('jest-runtime').default;

/** Told by jest itself, or replaced by a test. */
const OWN = /^(@jest\/|@node-rs\/argon2$)/;

const isPackage = (name) => !/^(\.|\/|node:)/.test(name) && !OWN.test(name);

/**
 * Loads the server's packages once for all test files of a worker, as Node does: loading them anew for each file took
 * half of the time of these tests. The project's own modules are each file's own as ever.
 */
module.exports = class SharedPackagesRuntime extends JestRuntime {
  requireModuleOrMock(from, name) {
    return isPackage(name) && !from.includes('node_modules')
      ? createRequire(from)(name)
      : super.requireModuleOrMock(from, name);
  }
};
