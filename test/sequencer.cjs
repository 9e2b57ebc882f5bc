const { default: Sequencer } = require('@jest/test-sequencer');

/** The projects of the first files. */
const FIRST = ['server', 'web', 'web', 'web'];

/**
 * Begins with one file of the server and three of the web app. Two files of one project that run beside each other compile
 * the same modules where the cache is empty, as in a fresh clone.
 */
module.exports = class ProjectsApart extends Sequencer {
  sort(tests) {
    const rest = super.sort(tests);
    const first = FIRST.flatMap((project) => {
      const at = rest.findIndex(({ context }) => context.config.displayName?.name === project);
      return at < 0 ? [] : rest.splice(at, 1);
    });
    return [...first, ...rest];
  }
};
