import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file in a zip: bytes that are compressed already, or a text that is made while it is read. */
export interface ZipEntry {
  name: string;
  content: Buffer | AsyncIterable<string>;
}

async function* encoded(text: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const chunk of text) yield Buffer.from(chunk);
}

/**
 * A zip of some files, as a stream: of a text no more is made than is read of the zip. Whoever stops reading ends the
 * texts too. Throws what making a text throws.
 */
export async function* zip(entries: readonly ZipEntry[], at: Date): AsyncGenerator<Buffer> {
  const file = new ZipFile();
  const output = file.outputStream as Readable;
  const fail = (error: unknown): void => void output.destroy(error instanceof Error ? error : new Error(String(error)));
  file.on('error', fail);
  const texts: Readable[] = [];
  for (const { name, content } of entries) {
    if (Buffer.isBuffer(content)) {
      file.addBuffer(content, name, { mtime: at, compress: false });
      continue;
    }
    const text = Readable.from(encoded(content), { objectMode: false });
    // yazl listens to the errors of files alone.
    text.on('error', fail);
    texts.push(text);
    file.addReadStream(text, name, { mtime: at });
  }
  file.end();
  try {
    for await (const chunk of output) yield chunk as Buffer;
  } finally {
    for (const text of texts) text.destroy();
  }
}
