import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { seedMedia } from '../paths';

/** An image that is opened as a page must not run scripts, which an SVG can hold. */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Seed images are the same for everybody. An uploaded one is of a person, and only its address protects it. */
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
