import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { seedMedia } from '../paths';

/** An image opened as a page of its own must not run what stands in it; an SVG could hold a script. */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function setHeaders(response: SetHeadersResponse): void {
  response.setHeader('cache-control', 'public, max-age=86400');
  response.setHeader('content-security-policy', INERT);
}

/** Serves images under `/media/`: those that come with the project and those in the data folder. */
export async function serveMedia(app: FastifyInstance, { dataDir }: Config): Promise<void> {
  const root = [seedMedia, path.join(dataDir, 'media')].filter((folder) => existsSync(folder));
  if (root.length === 0) return;
  await app.register(fastifyStatic, {
    root,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders,
  });
}
