const { AsyncLocalStorage } = require('node:async_hooks');
const { createRequire } = require('node:module');
const { Script } = require('node:vm');
const JestRuntime = require('jest-runtime').default;

/** Told by jest itself, replaced by a test, or one that keeps a list of all stores. */
const OWN = /^(@jest\/|@node-rs\/argon2$|@reduxjs\/toolkit\/query)/;

/** Where such a package's files are: what they need is shared all the same. */
const OWN_FILES = /node_modules\/@reduxjs\/toolkit\/dist\/query\//;

/** What jest says its findings with, the same for every file. */
const OF_ANY_FILE =
  /^(jest-snapshot|jest-matcher-utils|jest-message-util|jest-diff|jest-util|pretty-format|@jest\/expect-utils)$/;

/** Names that stand for the project's own modules. */
const isPackage = (name) => !/^(\.|\/|node:|@\/|@test\/|@contract)/.test(name) && !OWN.test(name);

/** The asynchronous stores of the test file whose turn it is: jest itself has one in each. */
const enteredStores = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...args) {
  enteredStores.add(this);
  return run.apply(this, args);
};

/** What this worker has compiled: a file's name to its code and the script. */
const scripts = new Map();

/** Compiles a module once for all test files, which run it each in its own context; jest would compile it for each. */
function scriptOf(code, filename, parameters) {
  const known = scripts.get(filename);
  if (known?.code === code) return known.script;
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { code, script });
  return script;
}

/** Loads packages into the window that the test files of this worker have in turns. */
let packages;

/**
 * Loads packages once for all test files of a worker: loading them anew for each file took half of the time of these
 * tests. The project's own modules are each file's own as ever, and a package that a test replaces is so for its file.
 * For rules and the server they are loaded as Node does, for the web app into the window of `web-environment.ts`.
 */
module.exports = class SharedPackagesRuntime extends JestRuntime {
  constructor(...args) {
    super(...args);
    const [config, environment] = args;
    this.#compileOnce(environment);
    this.inBrowser = config.displayName?.name === 'web';
    if (this.inBrowser && packages?._environment !== environment) packages = new JestRuntime(...args);
  }

  requireModuleOrMock(from, name) {
    return this.#isShared(from, name) && !this.mockState.shouldMockCjs(from, name).shouldMock
      ? this.#requireShared(from, name)
      : super.requireModuleOrMock(from, name);
  }

  requireActual(from, name) {
    return this.#isShared(from, name) ? this.#requireShared(from, name) : super.requireActual(from, name);
  }

  requireInternalModule(from, name) {
    return OF_ANY_FILE.test(name ?? '') ? this.#requireShared(from, name) : super.requireInternalModule(from, name);
  }

  /** Node 20 goes through every store that was entered and not ended, for each promise: a hundred files, a hundred stores. */
  teardown() {
    super.teardown();
    enteredStores.forEach((store) => store.disable());
    enteredStores.clear();
  }

  #compileOnce(environment) {
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (code, filename) => {
      const context = environment.getVmContext();
      try {
        return scriptOf(code, filename, executor.injectedModuleParameters).runInContext(context);
      } catch {
        // A context that is gone, or code that is no script: jest knows what to say.
        return compile(code, filename);
      }
    };
  }

  #isShared(from, name) {
    return isPackage(name) && (!from.includes('node_modules') || OWN_FILES.test(from));
  }

  #requireShared(from, name) {
    return this.inBrowser ? packages.requireModuleOrMock(from, name) : createRequire(from)(name);
  }
};
