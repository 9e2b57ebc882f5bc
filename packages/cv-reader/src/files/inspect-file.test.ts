import { strToU8, zipSync } from 'fflate';
import { inspectFile } from './inspect-file';

const MB = 1024 * 1024;

const PDF = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n';
const END = 'startxref\n120\n%%EOF\n';

const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const archive = zipSync({ 'a.txt': strToU8('a') });

/** The header of a document of Office that is no zip archive, and its directory in the second of its sectors. */
function compoundFile(entry: string): Uint8Array {
  const bytes = new Uint8Array(4096);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0]);
  const header = new DataView(bytes.buffer);
  header.setUint16(30, 9, true);
  header.setUint32(48, 1, true);
  [...entry].forEach((letter, index) => header.setUint16(1024 + 128 + index * 2, letter.charCodeAt(0), true));
  return bytes;
}

it.each([
  ['a PDF', latin(`${PDF}trailer << /Root 1 0 R >>\n${END}`), 'pdf'],
  ['a PDF after a line of a mail', latin(`Content-Type: x\n${PDF}${END}`), 'pdf'],
  ['a PDF about encryption', latin(`${PDF}(the key /Encrypt of a trailer)\n${END}`), 'pdf'],
  ['a PDF with a place of its references that is none', latin(`${PDF}startxref\n99999999\n%%EOF`), 'pdf'],
  ['a PDF before other bytes', latin(`${PDF}${END}${'\0'.repeat(200_000)}`), 'pdf'],
  ['a zip archive', archive, 'zip'],
  ['JSON with a byte order mark', strToU8('\ufeff\n{"basics": {}}\n'), 'json'],
])('tells %s by its content', async (_name, bytes, kind) => {
  expect(await inspectFile(new Blob([bytes as BlobPart]))).toBe(kind);
});

it.each([
  ['an HTML page with a PDF in it', latin(`<!DOCTYPE html><p>${PDF}${END}`), 'unknown-type'],
  ['an empty file', latin(''), 'unknown-type'],
  ['a document of before 2007', compoundFile('WordDocument'), 'unknown-type'],
  ['the first bytes of a document of before 2007', compoundFile('').slice(0, 20), 'unknown-type'],
  ['a file of 50 MB', new Uint8Array(50 * MB).fill(0x25), 'too-large'],
  ['a document with a password', compoundFile('EncryptedPackage'), 'encrypted'],
  ['a PDF whose last part is missing', latin(`${PDF}${END}7 0 obj\n${'x'.repeat(3000)}`), 'truncated'],
  ['a PDF without its end', latin(`${PDF}${'x'.repeat(200_000)}`), 'truncated'],
  ['a zip archive without its end', archive.slice(0, -30), 'truncated'],
  ['JSON without its end', strToU8('{"basics": {"name": "Si'), 'truncated'],
])('refuses %s', async (_name, bytes, reason) => {
  await expect(inspectFile(new Blob([bytes as BlobPart]))).rejects.toMatchObject({ reason });
});
