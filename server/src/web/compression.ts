import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Compresses responses of a kilobyte and more that are sent once: pages and prepared responses keep what was compressed.
 * Brotli's default quality is meant for files; this one costs about as much time as gzip. Compressed requests are not
 * accepted: they could unpack to any size.
 */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  });
}
