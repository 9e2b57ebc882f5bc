import { inflateSync } from 'node:zlib';

const HEADER = 12;
const RECORD = 16;

/**
 * The TrueType or OpenType file in a WOFF file (W3C, "WOFF File Format 1.0", section 4), whose tables are compressed one
 * by one. Any other file is returned as it is.
 */
export function toSfnt(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') return file;
  const count = file.readUInt16BE(12);
  const head = Buffer.alloc(HEADER + count * RECORD);
  file.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let end = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = 44 + index * 20;
    const [offset, packed, length] = [4, 8, 12].map((field) => file.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const stored = file.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(stored) : stored;
    const record = HEADER + index * RECORD;
    file.copy(head, record, entry, entry + 4);
    file.copy(head, record + 4, entry + 16, entry + 20);
    head.writeUInt32BE(end, record + 8);
    head.writeUInt32BE(length, record + 12);
    // Each table begins at a multiple of four bytes.
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    table.copy(padded);
    tables.push(padded);
    end += padded.length;
  }
  return Buffer.concat([head, ...tables]);
}
