/**
 * `npm run jobs`, `applications`, `candidates` and `reports`: runs the command that was compiled with the server. Builds the
 * server first when it has not been built.
 */
const { execSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const path = require('node:path');

const program = path.resolve(__dirname, '../server/dist/cli.js');
if (!existsSync(program)) execSync('npm run build:server --silent', { stdio: 'inherit', cwd: path.dirname(__dirname) });
require(program);
