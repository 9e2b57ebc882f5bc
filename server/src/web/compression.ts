import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const compressed = (quality: number) => ({
  encodings: ['br' as const, 'gzip' as const],
  threshold: 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
});

/** For a page that is made on request, while too many wait to be compressed at their best (`CompressedPages`): 7 % smaller. */
export const PAGE_COMPRESSION = compressed(5);

/**
 * Compresses responses of a kilobyte and more. Brotli's default quality is meant for files that are compressed once;
 * this one costs about as much time as gzip. Compressed requests are not accepted: they could unpack to any size.
 */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  await app.register(compress, { ...compressed(4), globalDecompression: false });
}
