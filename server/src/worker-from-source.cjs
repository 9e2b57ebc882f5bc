/** The program of a worker thread where nothing is built, as in development and in tests. */
require('tsx/cjs');

module.exports = require('./worker.ts');
