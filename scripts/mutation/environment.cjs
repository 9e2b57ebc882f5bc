const { TestEnvironment } = require('jest-environment-node');
const FixedJsdom = require('jest-fixed-jsdom');

/**
 * A browser's document for the tests that are named for one, Node for the others. Not chosen by jest's projects: Stryker
 * puts one environment in the place of all of theirs.
 */
module.exports = function RulesEnvironment(config, context) {
  const Environment = context.testPath.endsWith('.browser.test.ts') ? FixedJsdom : TestEnvironment;
  return new Environment(config, context);
};
