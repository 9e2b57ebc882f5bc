/** Writes CVs of every template, language and length to a folder, for the check against PDF/UA-1. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cvCases } from '../src/cv/cv-matrix.fixture';
import { renderCv } from '../src/cv/pdf/render-cv';

async function main(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { name, task } of await cvCases()) {
    writeFileSync(path.join(folder, `${name}.pdf`), (await renderCv(task)).file);
  }
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: cv-files.ts FOLDER');
void main(folder);
