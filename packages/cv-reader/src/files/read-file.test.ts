/** Real files of CVs, read by the app's own program: what comes of them, and what is refused. */
import PDFDocument from 'pdfkit';
import { zipSync } from 'fflate';
import { buffer } from 'node:stream/consumers';
import type { CvReading } from '../reading';
import { docx, paragraph } from './docx/docx.fixture';
import { readCvs } from './read-cvs.fixture';

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
  watermark: pdf((document) => {
    document.font('Helvetica-Bold', 20).text('Siti Rahma', 40, 60);
    document.font('Helvetica', 10).text('siti@surat.example', 40, 90).text('KEAHLIAN', 40, 120).text('Excel', 40, 140);
    document
      .rotate(-45, { origin: [40, 140] })
      .fontSize(60)
      .text('RAHASIA', 40, 140);
  }),
  running: pdf((document) => {
    const foot = (page: number) =>
      document.font('Helvetica', 8).text(`Rahma · Lamaran ${page}`, 40, 780, { lineBreak: false });
    document.font('Helvetica-Bold', 20).text('Siti Rahma', 40, 60);
    document.fontSize(12).text('PENGALAMAN KERJA', 40, 100).fontSize(10).text('Kasir', 40, 700);
    document.font('Helvetica').text('PT Laut Teduh, 2019 - 2020', 40, 715).text('• Melayani pembeli dan', 40, 730);
    foot(1);
    document.addPage().font('Helvetica', 10).text('menghitung kas', 40, 60);
    foot(2);
    document.font('Helvetica', 8).text('Siti Rahma, halaman kedua', 40, 20);
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

it('takes a watermark for no part of a CV', () => {
  expect(results.watermark).toMatchObject({
    entries: [{ values: { name: 'Siti Rahma' } }, { values: { name: 'Excel' } }],
    unread: [{ text: 'RAHASIA' }],
  });
});

it('takes neither a footer nor the name above a second page for a line of a job', () => {
  const job = { title: 'Kasir', companyName: 'PT Laut Teduh', startDate: '2019', endDate: '2020' };
  expect(results.running).toMatchObject({
    entries: [
      { values: { name: 'Siti Rahma' } },
      { values: { ...job, description: 'Melayani pembeli dan menghitung kas' } },
    ],
    unread: ['Siti Rahma, halaman kedua', 'Rahma · Lamaran 1', 'Rahma · Lamaran 2'].map((text) => ({ text })),
  });
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
