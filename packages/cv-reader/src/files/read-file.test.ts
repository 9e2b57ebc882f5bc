/** Real files of CVs, read by the app's own program: what comes of them, and what is refused. */
import PDFDocument from 'pdfkit';
import { strToU8, zipSync } from 'fflate';
import { buffer } from 'node:stream/consumers';
import { constants, deflateRawSync } from 'node:zlib';
import type { CvReading } from '../reading';
import { docx, paragraph } from './docx/docx.fixture';
import { readCvs, timeCvs } from './read-cvs.fixture';

function pdf(
  draw: (document: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A4', margin: 40, ...options });
  draw(document);
  document.end();
  return buffer(document);
}

/** A heading and entries below each other, at a distance of their own. */
function column(document: PDFKit.PDFDocument, left: number, step: number, heading: string, entries: string[]): void {
  document.font('Helvetica-Bold', 12).text(heading, left, 120);
  document.font('Helvetica', 9);
  entries.forEach((entry, index) => document.text(entry, left, 140 + index * step));
}

const LEFT = ['Microsoft Excel', 'Kearsipan', 'Surat menyurat', 'Menerima tamu'];
const RIGHT = ['Staf Arsip', 'PT Laut Teduh', 'Mengelola arsip', 'CV Maju Jaya', 'Input data'];

/** A portfolio: a page that says how to open it, and files with a page each. */
async function portfolio(...names: string[]): Promise<Uint8Array> {
  const inner = await Promise.all(names.map((name) => pdf((document) => document.text(`Siti Rahma, ${name}`))));
  return pdf((document) => {
    document.text('Open this portfolio in another program.');
    inner.forEach((content, index) => document.file(Buffer.from(content), { name: names[index] ?? '' }));
    // The library for tests has no call for it.
    const { _root: root } = document as unknown as { _root: { data: Record<string, unknown> } };
    root.data.Collection = document.ref({ Type: 'Collection' });
    (root.data.Collection as { end: () => void }).end();
  });
}

const files = {
  columns: pdf((document) => {
    document.font('Helvetica-Bold', 20).text('Siti Rahma, staf administrasi dari Sleman', 40, 60);
    column(document, 40, 13, 'KEAHLIAN', LEFT);
    column(document, 260, 17, 'PENGALAMAN', RIGHT);
  }),
  brokenData: pdf((document) => {
    document.text('Siti Rahma');
    document.file(Buffer.from('{"basics": '), { name: 'resume.json' });
  }),
  scan: pdf((document) => document.rect(0, 0, 400, 600).fill('gray')),
  markedScan: pdf((document) => document.rect(0, 0, 400, 600).fill('gray').text('Scanned by CamScanner')),
  namedScan: pdf((document) => {
    document.rect(0, 0, 400, 600).fill('gray').text('CS Pemindai', 50, 700);
    document.addPage().text('CS Pemindai', 50, 700);
  }),
  cover: pdf((document) => {
    document.rect(0, 0, 400, 600).fill('gray').text('Siti Rahma');
    document.addPage().text('Staf arsip di Sleman, yang suka angka dan kerja rapi sejak dulu');
  }),
  portfolio: portfolio('CV Siti.pdf', 'Ijazah.pdf'),
  manyFiles: portfolio('Ijazah.pdf', 'Foto.pdf'),
  pages: pdf((document) => {
    for (let page = 1; page <= 50; page += 1) document.addPage();
  }),
  restricted: pdf((document) => document.text('Siti Rahma, staf administrasi'), { ownerPassword: 'rahasia' }),
  locked: pdf((document) => document.text('Siti Rahma'), { userPassword: 'rahasia' }),
  document: Promise.resolve(docx(paragraph('Siti Rahma', { bold: true }))),
  innerDocument: Promise.resolve(zipSync({ 'CV\\Siti.docx': docx(paragraph('Siti Rahma', { bold: true })) })),
};

let results: Record<keyof typeof files, CvReading | string>;

beforeAll(async () => {
  const read = await readCvs(await Promise.all(Object.values(files)));
  results = Object.fromEntries(Object.keys(files).map((name, index) => [name, read[index]])) as typeof results;
});

/** All lines of a reading, in their order. */
const linesOf = (reading: CvReading | string) => {
  if (typeof reading === 'string') throw new Error(`Refused: ${reading}`);
  const lines = [...reading.entries.flatMap(({ source }) => source), ...reading.unread];
  return [...new Map(lines.map((line) => [line.line, line])).values()].sort((one, other) => one.line - other.line);
};

it('reads the columns of a PDF one after the other, with the look of their letters', () => {
  const lines = linesOf(results.columns);
  const [name] = lines;
  expect(name).toMatchObject({ size: 20, bold: true, page: 1 });
  expect(lines.slice(1).map(({ text }) => text)).toEqual(['KEAHLIAN', ...LEFT, 'PENGALAMAN', ...RIGHT]);
  expect(lines.filter(({ bold }) => bold)).toHaveLength(3);
});

it('reads the text of a PDF whose attached data are none, and a document, also in an archive', () => {
  expect(linesOf(results.brokenData).map(({ text }) => text)).toEqual(['Siti Rahma']);
  expect(linesOf(results.document)).toMatchObject([{ text: 'Siti Rahma', bold: true }]);
  expect(results.innerDocument).toEqual(results.document);
});

it('reads the CV in a portfolio, and a file whose first page alone is a picture', () => {
  expect(linesOf(results.portfolio).map(({ text }) => text)).toEqual(['Siti Rahma, CV Siti.pdf']);
  expect(linesOf(results.cover).map(({ text }) => text)).toContain(
    'Staf arsip di Sleman, yang suka angka dan kerja rapi sejak dulu',
  );
});

it('reads a PDF that only its owner’s password protects', () => {
  expect(linesOf(results.restricted).map(({ text }) => text)).toEqual(['Siti Rahma, staf administrasi']);
});

it.each([
  ['scan', 'scan'],
  ['locked', 'encrypted'],
  ['markedScan', 'scan'],
  ['namedScan', 'scan'],
  ['manyFiles', 'unknown-type'],
  ['pages', 'too-many-pages'],
] as const)('refuses a file without text, with many pages or with a password: %s', (name, reason) => {
  expect(results[name]).toBe(reason);
});

const times = (count: number, text: string | ((at: number) => string)): string =>
  typeof text === 'string' ? text.repeat(count) : Array.from({ length: count }, (_, at) => text(at)).join('');

/** A PDF of objects by their numbers, from 1, without the table of their places. */
const objects = (...contents: string[]): Uint8Array =>
  Buffer.from(
    `%PDF-1.7\n${contents.map((content, at) => `${at + 1} 0 obj\n${content}\nendobj\n`).join('')}` +
      'trailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF',
    'latin1',
  );

const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';

const streamOf = (content: string, dictionary = ''): string =>
  `<<${dictionary}/Length ${content.length}>>\nstream\n${content}\nendstream`;

/** A page with its content, its font, and further objects from 6 on. */
const page = (content: string, font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>', ...more: string[]) =>
  objects(
    CATALOG,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/XObject<</X 6 0 R>>>>>>',
    content,
    font,
    ...more,
  );

const texts = (operators: string): string => streamOf(`BT /F 10 Tf ${operators} ET`);

/** A stream that unpacks to as many megabytes of white space. */
const unpacking = (megabytes: number, dictionary = ''): string => {
  const one = deflateRawSync(' '.repeat(1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH }).toString('latin1');
  return streamOf(`\x78\x9c${one.repeat(megabytes)}\x03\0`, `${dictionary}/Filter/FlateDecode`);
};

const form = (content: string, next: number): string =>
  streamOf(
    content,
    `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F 5 0 R>>/XObject<</X ${next} 0 R>>>>`,
  );

const zip = (tables: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(tables).map(([name, text]) => [name, strToU8(text)])));

/** Files of up to 5 MB that would keep a reader busy for long. */
const hostile: Record<string, Uint8Array> = {
  'PDF: a deep tree of pages': objects(
    CATALOG,
    ...Array.from({ length: 40_000 }, (_, at) => `<</Type/Pages/Kids[${at + 3} 0 R]/Count 50>>`),
  ),
  'PDF: a tree of pages in a circle': objects(CATALOG, '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 50>>'),
  'PDF: a long list of pages': objects(CATALOG, `<</Type/Pages/Kids[${times(800_000, '3 0 R ')}]/Count 50>>`),
  'PDF: a page that unpacks to very much': page(unpacking(4000)),
  'PDF: objects that unpack to very much': page(unpacking(4000, '/Type/ObjStm/N 1/First 4')),
  'PDF: texts all over a page': page(
    texts(times(100_000, (at) => `1 0 0 1 ${(at * 37) % 595} ${(at * 17) % 842} Tm(ab)Tj\n`)),
  ),
  'PDF: letters apart': page(texts(times(200_000, '(a)Tj 15 0 Td '))),
  'PDF: texts far apart': page(texts('(a)Tj 1 0 0 1 9999999999 20 Tm (b)Tj 1 0 0 1 9 9999999999 Tm (c)Tj')),
  'PDF: forms in forms': page(
    streamOf(times(10, '/X Do ')),
    undefined,
    ...Array.from({ length: 5 }, (_, at) => form(times(10, '/X Do '), at + 7)),
    form(`BT /F 10 Tf ${times(5, '(a)Tj 15 0 Td ')}ET`, 5),
  ),
  'JSON: deep nesting': Buffer.from(`{"a":${'['.repeat(2e6)}${']'.repeat(2e6)}}`),
  'JSON: records': Buffer.from(`{"work":[${times(290_000, '{"position":"a"},')}{}]}`),
  'JSON: fewer records': Buffer.from(`{"work":[${times(3000, '{"startDate":"May 2019","endDate":"2020"},')}{}]}`),
  'JSON: a text of dates': Buffer.from(`{"work":[{"startDate":"${times(80_000, 'Jan 2019 - ')}"}]}`),
  'JSON: lines': Buffer.from(`{"basics":{"summary":"a\\n\\nb"},"x":"${times(450_000, '\\n')}"}`),
  'JSON: white space in HTML': Buffer.from(`{"x":"<br>${times(900_000, ' ')}a"}`),
  'JSON: keys': Buffer.from(`{${times(300_000, (at) => `"k${at}":1,`)}"a":1}`),
  'LinkedIn: wide rows': zip({
    'Skills.csv': `${times(400, (at) => `c${at},`)}Name\n${times(1200, times(400, 'a,') + 'b\n')}`,
  }),
  'LinkedIn: a wide row': zip({ 'Skills.csv': `${times(150_000, 'Name,')}a\n${times(150_000, 'a,')}b\n` }),
  'LinkedIn: a long cell': zip({ 'Skills.csv': `Name\n"${times(2_400_000, 'a ')}"\n` }),
  'LinkedIn: a cell of dates': zip({ 'Positions.csv': `Started On\n"${times(80_000, 'Jan 2019 - ')}"\n` }),
  'LinkedIn: open quotes': zip({ 'Skills.csv': `Name,B\n"${times(300_000, '" ,')}` }),
  'LinkedIn: rows': zip({ 'Skills.csv': `Name\n${times(400_000, 'a\n')}` }),
  'LinkedIn: tables': zip(
    Object.fromEntries(
      Array.from({ length: 250 }, (_, at) => [`t${at}.csv`, times(8000, 'a\n')]).concat([
        ['Skills.csv', 'Name\nExcel\n'],
      ]),
    ),
  ),
  'zip: files': zip(Object.fromEntries(Array.from({ length: 45_000 }, (_, at) => [`${at}.zip`, '']))),
  'zip: diagrams': docx(
    times(20_000, '<w:p><w:r><dgm:relIds r:dm="a"/></w:r></w:p>'),
    {},
    { files: Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`word/x${at}.xml`, ''])) },
  ),
};

it('reads hostile files in three seconds of the processor, or refuses them', async () => {
  // The first file takes the library's start, too.
  const [, ...reads] = await timeCvs([await files.columns, ...Object.values(hostile)]);
  const names = Object.keys(hostile);
  const refusals = ['bomb', 'failed', 'scan', 'too-many-pages', 'unknown-type', 'too-large'];
  const wrong = reads.flatMap(({ result, seconds }, at) => {
    const isAnswered = typeof result !== 'string' || refusals.includes(result);
    return seconds < 3 && isAnswered ? [] : [`${names[at]}: ${seconds} s, ${JSON.stringify(result).slice(0, 40)}`];
  });
  expect(wrong).toEqual([]);
}, 180_000);
