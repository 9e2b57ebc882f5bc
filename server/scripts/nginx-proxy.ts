import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { repoRoot } from '../src/paths';
import type { Proxy } from './tcp-proxy';

/** Debian's nginx lies where only root looks for programs. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The project's own configuration, with these servers in place of those of `deploy/compose.yaml`. */
function siteConfiguration(servers: readonly string[], port: number): string {
  const text = readFileSync(path.join(repoRoot, 'deploy', 'nginx.conf'), 'utf8');
  const replaced = servers.reduce(
    (site, server, i) => site.replace(`titian-${i + 1}:3000`, new URL(server).host),
    text,
  );
  return replaced.replace('listen 80;', `listen 127.0.0.1:${port};`);
}

/** Configuration around the site, as Debian's or the image's own `nginx.conf` has it, in a separate folder. */
function configuration(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http { access_log off; ${temporary.join(' ')} ${site} }`;
}

/** nginx with the project's configuration, on a free port before these servers; null where it is not installed. */
export async function startNginx(servers: readonly string[]): Promise<Proxy | null> {
  if (spawnSync('nginx', ['-v'], { env }).error) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, siteConfiguration(servers, port)));
  const log = path.join(folder, 'error.log');
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', log], { stdio: 'inherit', env });
  const ended = once(nginx, 'exit').then(() => true);
  const kill = (): void => void nginx.kill('SIGKILL');
  process.once('exit', kill);
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/metrics`).catch(() => null))) {
    if (await Promise.race([ended, wait(20, false)])) {
      throw new Error(`nginx ended: ${readFileSync(log, 'utf8')}`);
    }
  }
  const close = async (): Promise<void> => {
    nginx.kill('SIGTERM');
    await ended;
    process.off('exit', kill);
    rmSync(folder, { recursive: true, force: true });
  };
  return { name: 'nginx', address, close };
}
