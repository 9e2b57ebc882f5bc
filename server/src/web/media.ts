import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { notFound } from '../http/errors';
import { COMPANY_PICTURES, picturesInBucket, type PictureStore } from '../company-pictures/picture-store';
import { seedMedia } from '../paths';
import { createPhotoStore } from '../profile/photo/create-photo-store';
import type { PhotoStore } from '../profile/photo/photo-store';
import { toPhotoUrl } from '../profile/photo/photo-url';

/** An image that is opened as a page must not run scripts, which an SVG can hold. */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The name of a company's picture is derived from its content. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Seed images are public. An uploaded one is of a person, and only its address protects it. */
function headersFor(uploads: string) {
  return (response: SetHeadersResponse, file: string): void => {
    const access = file.startsWith(uploads) ? 'private' : 'public';
    const isOfCompany = file.startsWith(path.join(uploads, COMPANY_PICTURES));
    response.setHeader('cache-control', isOfCompany ? FOREVER : `${access}, max-age=86400`);
    response.setHeader('content-security-policy', INERT);
  };
}

/** Serves photos from a bucket: pages load them from their own origin, and the bucket needs no public access. */
function servePhotos(app: FastifyInstance, photos: PhotoStore): void {
  app.get<{ Params: { name: string } }>('/media/photos/:name', async ({ params }, reply) => {
    const photo = await photos.read(toPhotoUrl(params.name));
    if (!photo) throw notFound();
    return reply
      .headers({ 'cache-control': 'private, max-age=86400', 'content-security-policy': INERT })
      .type('image/webp')
      .send(photo);
  });
}

/** The same for the pictures of companies. */
function serveCompanyPictures(app: FastifyInstance, pictures: PictureStore): void {
  app.get<{ Params: { name: string } }>(`/media/${COMPANY_PICTURES}:name`, async ({ params }, reply) => {
    const picture = await pictures.read(params.name);
    if (!picture) throw notFound();
    return reply
      .headers({ 'cache-control': FOREVER, 'content-security-policy': INERT })
      .type('image/webp')
      .send(picture);
  });
}

/** Serves images under `/media/`: those that come with the project, and uploads from the data folder or the bucket. */
export async function serveMedia(app: FastifyInstance, config: Config): Promise<void> {
  const { dataDir, mediaStore } = config;
  if (mediaStore) servePhotos(app, createPhotoStore(config));
  const pictures = picturesInBucket(config);
  if (pictures) serveCompanyPictures(app, pictures);
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
