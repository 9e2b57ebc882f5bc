import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { GivenFile } from '../../packages/cv-reader/corpus/score.fixture';
import { readPdf } from '../../packages/cv-reader/src/files/pdf/read-pdf';
import { measureConditions } from './conditions';

const ENGINE = 'packages/cv-reader/src';

/** CVs that are no part of the project. */
const FILES = path.resolve(__dirname, '../../../shared/data/cases');

/** Folders of the code that tells fields. Of a PDF the measure has the pieces of its text, not its bytes. */
const CODE = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?:entries|files\/(?:docx|pdf))\/|^files\/(?:from-resume|linked-in|spaced|to-entry)/.test(file))
  .filter((file) => /(?<!\.test|\.fixture|read-pdf)\.ts$/.test(file))
  .map((file) => `${ENGINE}/${file}`);

async function readFiles(): Promise<GivenFile[]> {
  const library = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const names = existsSync(FILES) ? readdirSync(FILES, { recursive: true, encoding: 'utf8' }).sort() : [];
  return Promise.all(
    names
      .filter((name) => /\.(?:pdf|docx|zip|json)$/.test(name))
      .map(async (name): Promise<GivenFile> => {
        const bytes = new Uint8Array(readFileSync(path.join(FILES, name)));
        if (name.endsWith('.json')) return { name, content: Buffer.from(bytes).toString() };
        if (!name.endsWith('.pdf')) return { name, content: bytes };
        const content = await readPdf(library, bytes).catch(() => ({ pieces: [] }));
        return { name, content: 'pieces' in content ? content.pieces : JSON.stringify(content.resume) };
      }),
  );
}

/** The rules of the reader of CVs, over its corpora and the files. */
export async function* cvReader(isAsked: (rule: string) => boolean) {
  yield* measureConditions('packages/cv-reader/corpus/score.fixture.ts', CODE, await readFiles(), isAsked);
}
