/** CVs of every template, language, length and kind of name, as a reader of PDFs finds them. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { leastCpuTime } from '../../../../test/cpu-time';
import { serverRoot } from '../../paths';
import { cvCases } from '../cv-matrix.fixture';
import { cvSource } from '../cv-source.fixture';
import { dearSource } from '../dear-profile.fixture';
import type { CvSource } from '../read-cv-source';
import { toRenderTask } from '../render-task';
import type { Cv } from '../cv';
import { CV_TEXTS } from '../cv-texts';
import { joinDetails } from '../cv-entries';
import { readPdf, readPdfs, type ReadPage, type ReadPdf } from '../read-pdf.fixture';
import { printable } from './printable';
import { renderCv, type CvToRender } from './render-cv';

jest.setTimeout(120_000);

const MARGIN = 51;

/** Every text of a CV, in the order of its structure. */
function textsOf({ cv, template = null }: CvToRender): string[] {
  const { name, headline, contacts, sections, lang } = cv;
  const separator = template === 'formal' ? ' : ' : ': ';
  const entryTexts = ({
    title,
    period,
    organization,
    details,
    text,
    link,
  }: Cv['sections'][number]['entries'][number]) => {
    const head =
      template === null
        ? [title, period, joinDetails([organization, details])]
        : [title, organization, joinDetails([period, details])];
    return [...head, text, link?.text];
  };
  return [
    template === 'formal' ? CV_TEXTS[lang].documentTitle : '',
    name,
    headline,
    ...contacts.map(({ label, text }) => (label === undefined ? text : `${label}${separator}${text}`)),
    ...sections.flatMap(({ heading, entries }) => [heading, ...entries.flatMap(entryTexts)]),
  ].filter((text) => text !== null && text !== undefined && text !== '') as string[];
}

const unspaced = (text: string): string => text.normalize('NFC').replace(/\s/g, '');

const isInText = ({ y }: ReadPage['items'][number]): boolean => y > MARGIN;

/** The first text that is not whole after those before it, or null. */
function firstMissing(texts: readonly string[], { pages }: ReadPdf): string | null {
  const read = unspaced(pages.flatMap(({ items }) => items.filter(isInText).map(({ text }) => text)).join(''));
  let from = 0;
  for (const text of texts) {
    const wanted = unspaced(printable(text, 'regular'));
    const at = read.indexOf(wanted, from);
    if (at !== from) return text;
    from = at + wanted.length;
  }
  return from === read.length ? null : read.slice(from);
}

let cases: Awaited<ReturnType<typeof cvCases>>;
let files: Buffer[];
let pdfs: ReadPdf[];
beforeAll(async () => {
  cases = await cvCases();
  files = [];
  for (const { task } of cases) files.push(Buffer.from((await renderCv(task)).file));
  pdfs = await readPdfs(files);
});

it('holds every text whole, in the order of the structure, and nothing else', () => {
  const wrong = cases.flatMap(({ name, template, task }, index) => {
    // Without a template the period is at the right of a title's first line, also where the title has several.
    if (template === null && name.endsWith('long')) return [];
    return [[name, firstMissing(textsOf(task), pdfs[index] as ReadPdf)]];
  });
  expect(wrong.filter(([, text]) => text !== null)).toEqual([]);
  expect(wrong.length).toBeGreaterThan(144);
});

it('leaves no heading alone at the end of a page', () => {
  for (const [index, { task }] of cases.entries()) {
    const headings = task.cv.sections.map(({ heading }) => heading);
    const lowest = (pdfs[index]?.pages ?? []).map(
      ({ items }) => items.filter(isInText).sort((a, b) => a.y - b.y)[0]?.text,
    );
    expect(lowest.filter((text) => headings.includes(text ?? ''))).toEqual([]);
  }
});

it('is below 100 kB without a photo', () => {
  const sizes = cases.flatMap(({ hasPhoto }, index) => (hasPhoto ? [] : [files[index]?.length ?? Infinity]));
  expect(Math.max(...sizes)).toBeLessThan(100_000);
});

it('fits on one page for a profile with one record in each section', () => {
  const counts = cases.flatMap(({ name, records }, index) =>
    records <= 1 && name.endsWith('plain') ? [pdfs[index]?.pages.length] : [],
  );
  expect(new Set(counts)).toEqual(new Set([1]));
});

it.each([
  ['eight scripts', undefined],
  ['Chinese characters, most of them once', ['Han']],
  ['one word of Javanese script a line', ['Javanese']],
] as const)(
  'ends with a line where 88 records of %s would take more than two seconds of the processor',
  async (_name, scripts) => {
    const task = toRenderTask(dearSource(scripts), null, new Date());
    expect(await leastCpuTime(2000, () => renderCv(task))).toBeLessThan(2000);
    const { file, omitted } = await renderCv(task);
    const { pages, attachments } = await readPdf(Buffer.from(file));
    expect(omitted).toBeGreaterThan(0);
    expect(pages.at(-1)?.text).toContain(`PDF ini berakhir sebelum ${omitted} entri terakhir`);
    expect(attachments['resume.json']).toContain('Staf 88');
  },
);

it('takes at most 300 MB for the dearest profile', () => {
  // Not its highest size: a process that is forked begins with that of jest's.
  const program = `
    const { dearSource } = require('./server/src/cv/dear-profile.fixture');
    const { toRenderTask } = require('./server/src/cv/render-task');
    const { renderCv } = require('./server/src/cv/pdf/render-cv');
    const task = toRenderTask(dearSource(), null, new Date());
    renderCv(task).then(() => console.log(process.memoryUsage.rss() / 2 ** 20));`;
  const root = path.join(serverRoot, '..');
  const output = execFileSync(process.execPath, ['--import', 'tsx', '--eval', program], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(Number(output)).toBeGreaterThan(50);
  expect(Number(output)).toBeLessThan(300);
});

it('omits nothing of 88 records of 2,000 Latin letters, nor of eight records in another script', async () => {
  const [record] = cvSource.workExperiences;
  const latin = Array.from({ length: 88 }, () => ({
    ...record,
    description: 'Mengelola arsip. '.repeat(125).slice(0, 2000),
  }));
  const other = dearSource(['Javanese']).workExperiences.slice(0, 8);
  for (const workExperiences of [latin, other] as CvSource['workExperiences'][])
    expect((await renderCv(toRenderTask({ ...cvSource, workExperiences }, null, new Date()))).omitted).toBe(0);
});

it('takes less than 300 ms of processor time for a usual profile', async () => {
  const usual = cases.filter(({ name }) => /-5-bare-plain$/.test(name));
  const before = process.cpuUsage();
  for (const { task } of usual) await renderCv(task);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000 / usual.length).toBeLessThan(300);
});
