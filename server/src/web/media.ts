import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { seedMedia } from '../paths';

/** An image opened as a page of its own must not run what stands in it; an SVG could hold a script. */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Seed images are the same for everybody; an uploaded one is of a person, whose address alone protects it. */
function headersFor(uploads: string) {
  return (response: SetHeadersResponse, file: string): void => {
    const access = file.startsWith(uploads) ? 'private' : 'public';
    response.setHeader('cache-control', `${access}, max-age=86400`);
    response.setHeader('content-security-policy', INERT);
  };
}

/** Serves images under `/media/`: those that come with the project, and uploads from the data folder. */
export async function serveMedia(app: FastifyInstance, { dataDir }: Config): Promise<void> {
  const uploads = path.join(dataDir, 'media');
  await mkdir(uploads, { recursive: true });
  await app.register(fastifyStatic, {
    root: [seedMedia, uploads],
    prefix: '/media/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: headersFor(uploads + path.sep),
  });
}
