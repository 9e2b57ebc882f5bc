/**
 * `npm run dev`: the provider on port 3001, restarted on every change, and the web app on port 3000, which passes
 * /api and /media on to it. Whichever ends first ends the other.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Starts one of the project's development tools with settings of its own. */
function start(program, args, environment) {
  return spawn(process.execPath, [`${root}/node_modules/${program}`, ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
}

const children = [
  start('tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'server/src/main.ts'], {
    PORT: '3001',
    APP_URL: 'http://localhost:3000',
  }),
  start('webpack-cli/bin/cli.js', ['serve', '--mode', 'development'], { DEV_PROVIDER: 'http://localhost:3001' }),
];

function end(exitCode) {
  process.exitCode ??= exitCode;
  for (const child of children) child.kill('SIGTERM');
}

for (const child of children) child.once('exit', (code) => end(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
