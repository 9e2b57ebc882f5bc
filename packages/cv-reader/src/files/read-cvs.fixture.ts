/** For tests: what the app reads in the file of a CV. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import type { CvReading } from '../reading';
import type { CvRefusal } from './refusal';

interface Read {
  result: CvReading | CvRefusal;
  /** Of the processor, which a busy machine does not lengthen. */
  seconds: number;
}

/** Reads several files at once, which takes hardly longer than one, and says how long each took. */
export async function timeCvs(files: readonly Uint8Array[]): Promise<Read[]> {
  const program = path.join(__dirname, 'read-cvs-program.ts');
  const reader = spawn(process.execPath, ['--import', 'tsx', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  reader.stdin.end(JSON.stringify(files.map((file) => Buffer.from(file).toString('base64'))));
  return (await json(reader.stdout)) as Read[];
}

export const readCvs = async (files: readonly Uint8Array[]): Promise<Read['result'][]> =>
  (await timeCvs(files)).map(({ result }) => result);
