import sharp from 'sharp';
import type { Cv, CvEntry } from '../cv';
import { cvSource, emptyCvSource } from '../cv-source.fixture';
import { countImages, readPdf, readPdfs, textOf, type ReadPage } from '../read-pdf.fixture';
import { toCv } from '../to-cv';
import { renderCv } from './render-cv';

const MARGIN = 51;

const createdAt = new Date('2026-11-21T03:00:00Z');
const render = async (cv: Cv, photo: Buffer | null = null) =>
  Buffer.from((await renderCv({ cv, photo, createdAt })).file);
const empty = toCv(emptyCvSource);

/** A CV with one section of these records. */
const withEntries = (entries: CvEntry[]): Cv => ({ ...empty, sections: [{ heading: 'Pengalaman Kerja', entries }] });

const sentence = 'Mengelola arsip perusahaan dan menyusun laporan bulanan secara efisien bersama staf. ';
const longText = sentence.repeat(24).slice(0, 2000);

/** The text that stands lowest on a page, page numbers aside. */
function lastText({ items }: ReadPage): string | undefined {
  return items.filter(({ y }) => y > MARGIN).sort((a, b) => a.y - b.y)[0]?.text;
}

it('can be read line by line', async () => {
  const pdf = await readPdf(await render(toCv(cvSource)));
  const text = textOf(pdf).replace(/ {2,}/g, ' ');
  expect(text).toContain(
    'Siti Rahma\nStaf administrasi\nsiti@example.com · +628123456789\nKabupaten Sleman, DI Yogyakarta\n',
  );
  expect(text).toMatch(
    /Staf Arsip Jan 2023 – Sekarang\nPT Laut Teduh · Staf · Penuh Waktu\nMengelola arsip.\n- Melayani/,
  );
});

it('gives back every letter of names and words as it was typed', async () => {
  const texts = [
    'efisien, staf, difficult, affiliasi, office, fj',
    'H. Ma’ruf Šāfiʿī, S.Pd. & “Nguyễn Thị Ánh”',
    'Łukasz Żółć Dvořák Çelik ñ ß — … • → ≥ ½ € №',
    'β-karoten, IL-1α, Иван, Αθήνα',
  ];
  const { pages } = await readPdf(await render({ ...empty, name: 'Ma’ruf Šāfiʿī', headline: texts.join('\n') }));
  const lines = pages[0]?.text.split('\n') ?? [];
  expect(lines).toEqual(expect.arrayContaining(['Ma’ruf Šāfiʿī', ...texts]));
});

/** A text in each script that has a font of its own, and emoji. */
const SCRIPTS = [
  '李明 中文名字 繁體字',
  '日本語能力試験 トヨタ ひらがな',
  '한국어 능력 시험',
  'हिन्दी क्षत्रिय राष्ट्रीय विद्यार्थी।',
  'ꦲꦏ꧀ꦱꦫ ꦪꦺꦴꦒꦾꦏꦂꦠ',
  'ᬅᬓ᭄ᬱᬭ ᬩᬮᬶ',
  'ᮃᮊ᮪ᮞᮛ ᮞᮥᮔ᮪ᮓ',
  'বাংলা প্রকৌশলী',
  'தமிழ் கொழும்பு',
  'తెలుగు క్షేత్రం',
  'ಕನ್ನಡ ಸ್ತ್ರೀ',
  'മലയാളം ക്ഷേത്രം',
  'ગુજરાતી ક્ષેત્ર',
  'ਗੁਰਮੁਖੀ ਸਿੰਘ',
  'ଓଡ଼ିଆ',
  'සිංහල ශ්රී',
  'สวัสดีครับ ที่นี่',
  'ភាសាខ្មែរ ស្រី',
  'မြန်မာဘာသာ ကျွန်ုပ်',
  'አማርኛ',
  'ພາສາລາວ',
  'الجامعة الإسلامية لا إله',
  'מִכְלָלָה שלום',
  'Siap 🎉 👍🏽 🇮🇩 kerja',
];

it('gives back every script as it was typed, and misses no character', async () => {
  const { file, missing } = await renderCv({ cv: { ...empty, headline: SCRIPTS.join('\n') }, photo: null, createdAt });
  expect(missing).toEqual([]);
  const { pages } = await readPdf(Buffer.from(file));
  const lines = pages[0]?.text.split('\n').map((line) => line.normalize('NFC').trim()) ?? [];
  expect(lines).toEqual(expect.arrayContaining(SCRIPTS.map((line) => line.normalize('NFC'))));
  // Every script is drawn: glyphs as forms, each once.
  expect(
    Buffer.from(file)
      .toString('latin1')
      .match(/\/Subtype \/Form\b/g)?.length,
  ).toBeGreaterThan(200);
});

it('draws a box for a character that no font has, keeps it as text and names it', async () => {
  const cv = { ...withEntries([{ title: '日本', period: 'Feb 2020', text: 'Aksara Lontara ᨅᨔᨅ' }]), name: '李明 ᨅ' };
  const { file, missing } = await renderCv({ cv, photo: null, createdAt });
  expect(missing).toEqual(['ᨅ', 'ᨔ']);
  const { pages } = await readPdf(Buffer.from(file));
  expect(pages[0]?.text.split(/\s*\n\s*/)).toEqual([
    '李明 ᨅ',
    'siti@example.com',
    'Pengalaman Kerja',
    expect.stringMatching(/^日本 +Feb 2020$/),
    'Aksara Lontara ᨅᨔᨅ',
  ]);
});

it('has the name of a CV where the name is blank', async () => {
  const { pages } = await readPdf(await render({ ...empty, name: ' ' }));
  expect(pages[0]?.text).toMatch(/^Curriculum Vitae\n/);
});

it('fits on one page without a number when little is known', async () => {
  const { pages } = await readPdf(await render(empty));
  expect(pages.map(({ text }) => text.trim())).toEqual(['Siti Rahma\nsiti@example.com']);
  expect(pages[0]?.width).toBeCloseTo(595.28);
  expect(pages[0]?.height).toBeCloseTo(841.89);
});

it('numbers the pages of a long CV and loses nothing between them', async () => {
  const entries = Array.from({ length: 8 }, (_, index) => ({ title: `Jabatan ${index}`, text: longText }));
  const { pages } = await readPdf(await render(withEntries(entries)));
  const numbers = pages.map(({ items }) => items.find(({ y }) => y < MARGIN)?.text);
  expect(pages.length).toBeGreaterThan(3);
  expect(numbers).toEqual(pages.map((_page, index) => `${index + 1} / ${pages.length}`));
  const words = pages.flatMap(({ items }) => items.filter(({ y }) => y > MARGIN).map(({ text }) => text)).join(' ');
  expect(words.replace(/\s+/g, ' ').split('Mengelola').length - 1).toBe(8 * 24);
});

it('keeps all text between the margins', async () => {
  const wide = 'W'.repeat(700);
  const url = `https://contoh.example/${'a'.repeat(450)}`;
  const cv: Cv = {
    ...withEntries([
      { title: wide, details: wide, period: 'Jan 2020 – Sekarang', text: wide, link: { text: url, url } },
    ]),
    name: wide,
    headline: wide,
    contacts: [wide, wide],
  };
  const [bare, withPhoto] = await readPdfs([await render(cv), await render(cv, await photoOf('tan'))]);
  for (const { items, width } of [...(bare?.pages ?? []), ...(withPhoto?.pages ?? [])]) {
    expect(Math.min(...items.map(({ left }) => left))).toBeGreaterThanOrEqual(MARGIN);
    expect(Math.max(...items.map(({ right }) => right))).toBeLessThan(width - MARGIN + 1);
    expect(items.every(({ y }) => y > MARGIN || y < 40)).toBe(true);
  }
});

/** PDFs in which a record with this text moves down the first page, until it is on the second. */
async function recordMovingDown(text: string) {
  const files = Array.from({ length: 14 }, (_, count) => {
    const about = Array.from({ length: 30 + count }, () => 'baris').join('\n');
    return render({
      ...empty,
      sections: [
        { heading: 'Tentang Saya', entries: [{ text: about }] },
        { heading: 'Pengalaman Kerja', entries: [{ title: 'Judul', details: 'Rincian', text }] },
      ],
    });
  });
  const pdfs = await readPdfs(await Promise.all(files));
  const split = pdfs.filter(({ pages }) => pages.length === 2);
  expect(split.length).toBeGreaterThan(4);
  expect(split.length).toBeLessThan(pdfs.length);
  return split;
}

it('never leaves a heading or a title at the foot of a page', async () => {
  for (const { pages } of await recordMovingDown('satu\ndua\ntiga')) {
    expect(pages.slice(0, -1).map(lastText)).not.toContainEqual(expect.stringMatching(/^(Pengalaman|Judul|Rincian)/));
  }
});

it.each([
  ['of three lines on one page', 'butir 1\nbutir 2\nbutir 3', [0, 3]],
  ['of four lines in no less than two', 'butir 1\nbutir 2\nbutir 3\nbutir 4', [0, 2, 4]],
])('keeps a text %s', async (_how, text, counts) => {
  for (const { pages } of await recordMovingDown(text)) {
    expect(counts).toContain(pages[0]?.items.filter((item) => item.text.startsWith('butir')).length);
  }
});

const photoOf = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 30, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();

it('draws the photo, if there is one', async () => {
  expect(countImages(await render(empty))).toBe(0);
  expect(countImages(await render(empty, await photoOf('tan')))).toBe(1);
});

it('tags the structure for screen readers', async () => {
  const { pages } = await readPdf(await render(toCv(cvSource), await photoOf('tan')));
  expect(pages[0]?.structure.slice(0, 14)).toEqual([
    'Root',
    'Document',
    'H1',
    ...['P', 'P'],
    ...['P', 'Link', 'P', 'Link', 'P', 'Link'],
    'Figure: Foto Siti Rahma',
    'H2',
    'P',
  ]);
});

it('opens web addresses and nothing else', async () => {
  const { pages } = await readPdf(await render(toCv(cvSource)));
  expect(new Set(pages.flatMap(({ links }) => links))).toEqual(
    new Set([
      'https://www.linkedin.com/in/siti-contoh/',
      'https://instagram.com/siti.contoh',
      'https://contoh.example/karya',
      'http://galeri.example/',
    ]),
  );
});

it('says that it follows PDF/UA-1, and describes each line of a link', async () => {
  const text = `contoh.example/${'a'.repeat(120)}`;
  const file = await render({ ...empty, links: [{ text, url: `https://${text}` }] });
  expect(file.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
  const { pages } = await readPdf(file);
  expect(pages[0]?.linkTexts).toEqual([text, text]);
  expect(pages[0]?.structure.filter((role) => role === 'Link')).toHaveLength(2);
});

it('says what it is and in which language, and nothing more about the candidate', async () => {
  const { info } = await readPdf(await render(toCv(cvSource)));
  expect(info).toMatchObject({ Title: 'CV Siti Rahma', Language: 'id-ID', Creator: 'Titian', Producer: 'Titian' });
  expect(info).not.toHaveProperty('Author');
  expect(info.CreationDate).toBe('D:20261121030000Z');
});

it('embeds every font that it uses', async () => {
  const file = (await render(toCv(cvSource))).toString('latin1');
  expect(file.match(/\/Type \/FontDescriptor/g)).toHaveLength(2);
  expect(file.match(/\/FontFile2/g)).toHaveLength(2);
});

/** Words that hardly repeat, so that nothing is gained by remembering them. */
function variedText(seed: number): string {
  const words = Array.from({ length: 320 }, (_, index) =>
    ((seed * 320 + index + 1) ** 3 * 7919).toString(36).slice(-6),
  );
  return words.join(' ').slice(0, 2000);
}

it('spends no more than two seconds on fifty records of 2,000 characters', async () => {
  const entries = Array.from({ length: 50 }, (_, index) => ({
    title: 'Staf',
    period: '2020',
    text: variedText(index),
  }));
  await render(withEntries(entries));
  const before = process.cpuUsage();
  await render(withEntries(entries));
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(2);
});
