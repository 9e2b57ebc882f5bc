import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiFailure } from '../http/failure';
import { refuseUnstorableText } from '../http/refuse-unstorable-text';
import { invalidFields } from '../http/validation';
import { MAX_PHOTO_BYTES, photoTooLarge } from './photo/prepare-photo';

/** More than the longest text of the profile takes, in bytes. */
const MAX_TEXT_BYTES = 8 * 1024;

/** The form has 15 keys and a photo. */
const MAX_PARTS = 20;

/** The limits of `@fastify/multipart`. */
export const FORM_LIMITS = {
  fileSize: MAX_PHOTO_BYTES,
  files: 1,
  fields: MAX_PARTS,
  parts: MAX_PARTS,
  fieldSize: MAX_TEXT_BYTES,
};

const NUMBER_KEYS = ['currentSalary', 'expectedSalary'];

/** A form has only texts: an empty one clears the field, digits are a number where the contract has one. */
function toValue(key: string, text: string): string | number | null {
  if (text === '') return null;
  if (NUMBER_KEYS.includes(key) && /^\d{1,15}$/.test(text)) return Number(text);
  // A browser writes every line break of a form as CRLF; JSON alone can say which one was meant.
  return text.replaceAll('\r\n', '\n');
}

/** A key may have any length; a response does not repeat all of it. */
const refusal = (key: string, message: string): ApiFailure => invalidFields({ [key.slice(0, 64)]: [message] });

/** The uploaded photo, or undefined where a browser sends the field of a file that was not chosen. */
async function readPhoto(part: MultipartFile): Promise<Buffer | undefined> {
  if (part.fieldname !== 'image') throw refusal(part.fieldname, 'Isian ini tidak dikenal.');
  const chunks: Buffer[] = [];
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    // The rest of the file is not read.
    if (part.file.truncated) break;
  }
  if (part.file.truncated) throw photoTooLarge();
  return chunks.length === 0 && part.filename === '' ? undefined : Buffer.concat(chunks);
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const body = new Map<string, unknown>();
  for await (const part of request.parts()) {
    const key = part.fieldname;
    if (body.has(key)) throw refusal(key, 'Isian ini dikirim lebih dari sekali.');
    if (part.type === 'file') {
      body.set(key, await readPhoto(part));
    } else if (typeof part.value !== 'string' || part.valueTruncated || part.fieldnameTruncated) {
      throw refusal(key, 'Isian ini tidak valid.');
    } else if (key === 'image' && part.value !== '') {
      throw refusal(key, 'Foto harus berupa berkas.');
    } else {
      body.set(key, toValue(key, part.value));
    }
  }
  return Object.fromEntries(body);
}

/**
 * A hook that puts a `multipart/form-data` body in the shape of the JSON one, with the photo's bytes, or null for an
 * empty field, as `image` (contract, "Profile"). Nothing of the form is stored on disk. Fails with 4009 for a photo of
 * more than 1 MB, and with 4000 for a form that is cut off, repeats a key or has too many parts.
 */
export async function readProfileForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return;
  const { image, ...fields } = await readParts(request).catch((error: unknown) => {
    // Without this the rest of the form would block the connection's next request.
    request.raw.unpipe();
    request.raw.resume();
    request.log.debug({ err: error }, 'a form could not be read');
    throw error instanceof ApiFailure ? error : new ApiFailure(4000, 'Formulir tidak dapat dibaca.');
  });
  request.body = fields;
  await refuseUnstorableText(request);
  request.body = { ...fields, ...(image !== undefined && { image }) };
}
