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

const LINES = [
  'Siti Rahma',
  'Sleman | 0812 3456 7890 | siti@surat.example',
  'Pengalaman Kerja',
  'Melayani pembeli dan menghitung uang kas setiap hari.',
  'Pendidikan',
  'SMK Bina Karya, Akuntansi',
];

/** Numbers of the glyphs of letters, in fonts that have their glyphs in another order. */
const ORDERS = {
  letters: (letter: string) => letter.charCodeAt(0),
  shifted: (letter: string) => letter.charCodeAt(0) - 29,
  firstUse: (letter: string) => LINES.join('').indexOf(letter) + 1,
  far: (letter: string) => letter.charCodeAt(0) + (/[a-z]/.test(letter) ? 0xa1 : 0),
};

/** A CV whose headings, or all of whose lines, are in a font without a map from its glyphs to characters. */
const withoutMap = (numberOf: (letter: string) => number, isWhole = false) =>
  pdf((document) => {
    const add = (data: Record<string, unknown>) => {
      const added = document.ref(data);
      // The library for tests has no call for it, nor for the fonts of a page.
      (added as unknown as { end: () => void }).end();
      return added;
    };
    const name = { Type: 'Font', BaseFont: 'Uji' };
    const glyphs = add({
      ...name,
      Subtype: 'CIDFontType2',
      CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
      FontDescriptor: add({ Type: 'FontDescriptor', FontName: 'Uji', Flags: 4, FontBBox: [0, -200, 1000, 900] }),
      DW: 600,
    });
    const { fonts } = document.page as unknown as { fonts: Record<string, unknown> };
    fonts.Uji = add({ ...name, Subtype: 'Type0', Encoding: 'Identity-H', DescendantFonts: [glyphs] });
    for (const [index, text] of LINES.entries()) {
      const y = 60 + index * 20;
      const hex = [...text].map((letter) => numberOf(letter).toString(16).padStart(4, '0')).join('');
      if (isWhole || index % 2 === 0) document.addContent(`BT /Uji 14 Tf 1 0 0 -1 40 ${y} Tm <${hex}> Tj ET`);
      else document.font('Helvetica', 10).text(text, 40, y - 8);
    }
  });

const files = {
  mapped: withoutMap(ORDERS.letters),
  shifted: withoutMap(ORDERS.shifted),
  firstUse: withoutMap(ORDERS.firstUse),
  far: withoutMap(ORDERS.far),
  allShifted: withoutMap(ORDERS.shifted, true),
  allFirstUse: withoutMap(ORDERS.firstUse, true),
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

it('reads a font without a map to characters where its numbers are letters', () => {
  expect(results.mapped).toMatchObject({
    entries: [{ values: { name: 'Siti Rahma' } }, { section: 'workExperience' }, { section: 'education' }],
  });
});

it.each(['shifted', 'firstUse', 'far'] as const)('takes no letters that cannot be read for a value: %s', (name) => {
  const reading = results[name] as CvReading;
  expect(reading.entries).toMatchObject([
    { values: { city: 'Sleman', phoneNumber: '+6281234567890', email: 'siti@surat.example' } },
  ]);
  expect(reading.unread.map(({ unreadable, text }) => (unreadable ? null : text))).toEqual(
    LINES.flatMap((text, index) => (index === 1 ? [] : index % 2 === 0 ? null : text)),
  );
});

it.each([
  ['allShifted', 'unreadable'],
  ['allFirstUse', 'unreadable'],
  ['scan', 'scan'],
  ['locked', 'encrypted'],
  ['markedScan', 'scan'],
  ['namedScan', 'scan'],
  ['manyFiles', 'unknown-type'],
  ['pages', 'too-many-pages'],
] as const)(
  'refuses a file without text or letters that can be read, with many pages or with a password: %s',
  (name, reason) => {
    expect(results[name]).toBe(reason);
  },
);
