import sharp from 'sharp';
import { leastCpuTime } from '../../../../test/cpu-time';
import type { Cv, CvEntry } from '../cv';
import { cvSource, emptyCvSource } from '../cv-source.fixture';
import { countImages, readPdf, readPdfs, textOf } from '../read-pdf.fixture';
import type { ReadPage, ReadPdf } from '../read-pdf.fixture';
import { toCv } from '../to-cv';
import { NO_OPTIONS } from '../cv-options';
import { toRenderTask } from '../render-task';
import { openShaped } from './shaper';
import { renderCv } from './render-cv';
import type { CvToRender } from './render-cv';
import { openSync } from 'fontkit';
import type { Font } from 'fontkit';
import { withPlainLayout } from './plain-layout';
import { printable } from './printable';
import { loadTypefaces, plainTypefaceFor, widthInEm } from './typefaces';
import { breakLines } from './text-lines';
import type { Lettering, Line } from './text-lines';

describe('render', () => {
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

  // The first test: later ones load it.
  it('can be read line by line, and is made without a shaper for rare scripts', async () => {
    const pdf = await readPdf(await render(toCv(cvSource)));
    expect(() => openShaped('any.ttf')).toThrow('The shaper is not loaded.');
    const text = textOf(pdf).replace(/ {2,}/g, ' ');
    expect(text).toContain(
      'Siti Rahma\nStaf administrasi\nsiti@example.com · +628123456789\nKabupaten Sleman, DI Yogyakarta\n',
    );
    expect(text).toMatch(
      /Staf Arsip Jan 2023 – Sekarang\nPT Laut Teduh · Staf · Penuh Waktu\nMengelola arsip.\n- Melayani/,
    );
  });

  it('is made with an accent for which the font has no place', async () => {
    const name = Array.from({ length: 64 }, (_, at) => `q${String.fromCodePoint(0x300 + at)}`).join('');
    expect(textOf(await readPdf(await render({ ...empty, name })))).toContain('q\u0301');
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
    'हिन्दी क्षत्रिय राष्ट्रीय विद्यार्थी।',
    'ꦲꦏ꧀ꦱꦫ ꦪꦺꦴꦒꦾꦏꦂꦠ',
    'ᬅᬓ᭄ᬱᬭ ᬩᬮᬶ',
    'ᮃᮊ᮪ᮞᮛ ᮞᮥᮔ᮪ᮓ',
    'தமிழ் கொழும்பு',
    'ພາສາລາວ',
    'الجامعة الإسلامية لا إله',
    'מִכְלָלָה שלום',
    'Siap 🎉 👍🏽 🇮🇩 kerja',
  ];

  it('gives back every script as it was typed, and misses no character', async () => {
    const { file, missing } = await renderCv({
      cv: { ...empty, headline: SCRIPTS.join('\n') },
      photo: null,
      createdAt,
    });
    expect(missing).toEqual([]);
    const { pages } = await readPdf(Buffer.from(file));
    const lines = pages[0]?.text.split('\n').map((line) => line.normalize('NFC').trim()) ?? [];
    expect(lines).toEqual(expect.arrayContaining(SCRIPTS.map((line) => line.normalize('NFC'))));
    // Every script is drawn: glyphs as forms, each once.
    expect(
      Buffer.from(file)
        .toString('latin1')
        .match(/\/Subtype \/Form\b/g)?.length,
    ).toBeGreaterThan(100);
  });

  it('draws a box for a character that no font has, keeps it as text and names it', async () => {
    const cv = {
      ...withEntries([{ title: '日本', period: 'Feb 2020', text: 'Aksara Lontara ᨅᨔᨅ ไ' }]),
      name: '李明 ᨅ',
    };
    const { file, missing } = await renderCv({ cv, photo: null, createdAt });
    expect(missing).toEqual(['ᨅ', 'ᨔ', 'ไ']);
    const { pages } = await readPdf(Buffer.from(file));
    expect(pages[0]?.text.split(/\s*\n\s*/)).toEqual([
      '李明 ᨅ',
      'siti@example.com',
      'Pengalaman Kerja',
      expect.stringMatching(/^日本 +Feb 2020$/),
      'Aksara Lontara ᨅᨔᨅ ไ',
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
      contacts: [
        { text: wide, url: null },
        { label: 'Email', text: wide, url: null },
      ],
    };
    const [bare, withPhoto] = await readPdfs([await render(cv), await render(cv, await photoOf('tan'))]);
    for (const { items, width } of [...(bare?.pages ?? []), ...(withPhoto?.pages ?? [])]) {
      expect(Math.min(...items.map(({ left }) => left))).toBeGreaterThanOrEqual(MARGIN);
      expect(Math.max(...items.map(({ right }) => right))).toBeLessThan(width - MARGIN + 1);
      expect(items.every(({ y }) => y > MARGIN || y < 40)).toBe(true);
    }
  });

  /** PDFs in which a record with this text moves down the second page, until it is on the third. */
  async function recordMovingDown(text: string) {
    const files = Array.from({ length: 14 }, (_, count) => {
      const about = Array.from({ length: 82 + count }, () => 'baris').join('\n');
      return render({
        ...empty,
        sections: [
          { heading: 'Tentang Saya', entries: [{ text: about }] },
          { heading: 'Pengalaman Kerja', entries: [{ title: 'Judul', details: 'Rincian', text }] },
        ],
      });
    });
    const pdfs = await readPdfs(await Promise.all(files));
    const split = pdfs.filter(({ pages }) => pages.length === 3);
    expect(split.length).toBeGreaterThan(4);
    expect(split.length).toBeLessThan(pdfs.length);
    return split;
  }

  it.each([
    ['of three lines on one page', 'butir 1\nbutir 2\nbutir 3', [0, 3]],
    ['of four lines in no less than two', 'butir 1\nbutir 2\nbutir 3\nbutir 4', [0, 2, 4]],
  ])('keeps a text %s, and never leaves a heading or a title at the foot of a page', async (_how, text, counts) => {
    for (const { pages } of await recordMovingDown(text)) {
      expect(pages.slice(0, -1).map(lastText)).not.toContainEqual(expect.stringMatching(/^(Pengalaman|Judul|Rincian)/));
      expect(counts).toContain(pages[1]?.items.filter((item) => item.text.startsWith('butir')).length);
    }
  });

  const photoOf = (background: string): Promise<Buffer> =>
    sharp({ create: { width: 30, height: 30, channels: 3, background } })
      .jpeg()
      .toBuffer();

  const TEMPLATES = [null, 'ringkas', 'formal', 'modern'] as const;

  /** A full profile with three jobs and two schools, in each template. */
  const withThreeJobs = TEMPLATES.map((template) => {
    const [work, education] = [cvSource.workExperiences[0], cvSource.educations[0]];
    const description = `${sentence}\n- ${sentence}\n- Menyusun laporan\n- Melatih staf baru`;
    const source = {
      ...cvSource,
      workExperiences: work ? Array.from({ length: 3 }, () => ({ ...work, description })) : [],
      educations: education ? [education, education] : [],
      achievements: [],
      organizationExperiences: [],
      interests: [],
    };
    return toRenderTask(source, null, createdAt, { ...NO_OPTIONS, template });
  });

  it('fits a profile with three jobs on one page in every template, with no text below 9 points', async () => {
    const files = await Promise.all(withThreeJobs.map(async (task) => Buffer.from((await renderCv(task)).file)));
    const pages = (await readPdfs(files)).map((pdf) => pdf.pages);
    expect(pages.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
    expect(Math.min(...pages.flat().flatMap(({ items }) => items.map(({ size }) => size)))).toBeGreaterThanOrEqual(
      8.99,
    );
  });

  it.each(['ringkas', 'formal', 'modern'] as const)(
    'takes no further page for a few lines in the template %s',
    async (template) => {
      const tasks = Array.from({ length: 8 }, (_, index): CvToRender => {
        const text = Array.from({ length: 110 + 7 * index }, (_line, number) => `baris ${number}`).join('\n');
        return { cv: withEntries([{ title: 'Judul', text }]), photo: null, createdAt, template };
      });
      const files = await Promise.all(tasks.map(async (task) => Buffer.from((await renderCv(task)).file)));
      const pages = (await readPdfs(files)).map((pdf) => pdf.pages);
      expect(new Set(pages.map(({ length }) => length)).size).toBeGreaterThan(1);
      expect(Math.min(...pages.map((all) => all.at(-1)?.items.length ?? 0))).toBeGreaterThan(8);
    },
  );

  it('has in the formal template a name above all, labels in a column, and a place for the photo', async () => {
    const cv = { ...toCv(cvSource, { ...NO_OPTIONS, template: 'formal' }), headline: sentence };
    const task: CvToRender = { cv, photo: null, createdAt, template: 'formal' };
    const files = [task, { ...task, hasPlaceForPhoto: true }].map(async (each) => (await renderCv(each)).file);
    const [bare, framed] = await readPdfs((await Promise.all(files)).map((file) => Buffer.from(file)));
    const items = bare?.pages[0]?.items ?? [];
    const find = (text: string) => items.find((item) => item.text.startsWith(text));
    expect(find('Siti Rahma')?.size).toBeGreaterThan((find('Daftar Riwayat Hidup')?.size ?? Infinity) * 1.5);
    const labels = ['Email', 'Telepon', 'Domisili', 'LinkedIn', 'Instagram'];
    expect(new Set(labels.map((label) => find(label)?.left))).toEqual(new Set([find('Siti')?.left]));
    const values = items.filter(({ text }) => text.startsWith(': ')).map(({ left }) => left);
    expect([values.length, new Set(values).size]).toEqual([5, 1]);
    const rightOf = (pdf?: ReadPdf) =>
      Math.max(...(pdf?.pages[0]?.items ?? []).filter(({ text }) => sentence.includes(text)).map(({ right }) => right));
    expect(rightOf(bare)).toBeGreaterThan(420);
    expect(rightOf(framed)).toBeLessThan(595 - MARGIN - 85);
  });

  it('draws the photo, if there is one', async () => {
    expect(countImages(await render(empty))).toBe(0);
    expect(countImages(await render(empty, await photoOf('tan')))).toBe(1);
  });

  it('tags the structure for screen readers', async () => {
    const { pages } = await readPdf(await render(toCv(cvSource), await photoOf('tan')));
    expect(pages[0]?.structure.slice(0, 13)).toEqual([
      'Root',
      'Document',
      'H1',
      ...['P', 'P', 'P'],
      ...['P', 'Link', 'P', 'Link'],
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
    const file = await render({ ...empty, contacts: [{ text, url: `https://${text}` }] });
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
    expect(await leastCpuTime(2_000, () => render(withEntries(entries)))).toBeLessThan(2_000);
  });
});

describe('plain layout', () => {
  const font = openSync(
    require.resolve('@expo-google-fonts/plus-jakarta-sans/400Regular/PlusJakartaSans_400Regular.ttf'),
  ) as Font;
  const plain = withPlainLayout(font);

  const charactersOf = (text: string): string[] =>
    plain.layout(text).glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints));

  it('gives every letter a glyph of its own', () => {
    const text = 'efisien, staf, difficult, affiliasi';
    expect(font.layout(text).glyphs.length).toBeLessThan(text.length);
    expect(charactersOf(text)).toEqual([...text]);
  });

  it('kerns like the font itself', () => {
    const features = { liga: false, clig: false, calt: false };
    for (const text of ['AVATAR', 'Yogyakarta', 'To. Tj', 'Ma’ruf']) {
      expect(plain.layout(text).advanceWidth).toBe(font.layout(text, features).advanceWidth);
    }
  });

  it('gives out positions that may be written to', () => {
    const [position] = plain.layout('A').positions;
    if (position) position.xAdvance = 0;
    expect(plain.layout('A').advanceWidth).toBe(font.layout('A').advanceWidth);
    expect(plain.layout('A').positions[0]?.xAdvance).toBe(font.layout('A').advanceWidth);
  });

  it('leaves marks to the font, which knows where they go', () => {
    const [, mark] = plain.layout('x\u0301').positions;
    expect(mark?.xOffset).not.toBe(0);
  });
});

describe('printable text', () => {
  beforeAll(() => loadTypefaces('李'));

  const regular = (text: string): string => printable(text, 'regular');

  it.each([
    ['H. Ma’ruf Šāfiʿī, S.Pd.', 'what Indonesians write'],
    ['Nguyễn Thị Ánh Łukasz Dvořák', 'accents'],
    ['β-karoten ≥ 5 µm, H₂O, ½, → ✓ ★', 'signs'],
    ['Иван Αθήνα', 'other alphabets'],
    ['الجامعة الإسلامية', 'Arabic'],
    ['Siap 🎉 kerja 👩‍👩‍👧 🇮🇩', 'emoji, joined ones too'],
    ['Toyota (トヨタ) Astra', 'Japanese'],
    ['क्‍ष ක්‍ෂ می‌خواهم', 'joiners that change letters'],
    ['ᨅᨔ 𓀀', 'letters that no font has'],
  ])('keeps %s: %s', (text) => {
    expect(regular(text)).toBe(text);
  });

  it.each([
    ['composes accents', 'Jose\u0301', 'José'],
    ['ends lines in one way', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['leaves one blank line at most', 'a\n\n \n\nb', 'a\n\nb'],
    ['makes one space of many', 'a\t \u00a0\u3000b', 'a b'],
    ['takes off what is around a text and its lines', '\n  a  \n  b \n', 'a\nb'],
    ['drops what cannot be seen', 'a\u0000\u001b\u200b\u202e\u2066\ufeff\u00adb', 'ab'],
    ['drops half of a character', 'a\ud83db', 'ab'],
    ['shows an emoji that is a sign too as the sign', '❤️', '❤'],
    ['drops a joiner that joins nothing', 'a\u200db \u200c', 'ab'],
    ['writes out a sign that no font has', 'ﷺ', 'صلى الله عليه وسلم'],
    ['keeps empty brackets that were typed', 'main()', 'main()'],
    ['writes styled letters plainly', '𝗛𝗮𝗹𝗼 ｆｕｌｌ', 'Halo full'],
    ['takes joined letters apart', 'e\ufb01sien sta\ufb00', 'efisien staff'],
    ['takes down piled marks', 'z\u0337\u0321\u0322\u0327\u0329', 'z\u0337\u0321'],
  ])('%s', (_what, text, expected) => {
    expect(regular(text)).toBe(expected);
  });
});

describe('lines of text', () => {
  beforeAll(() => loadTypefaces('العربية'));

  const lettering: Lettering = { weight: 'regular', size: 10 };

  const widthOf = (text: string): number => {
    const typeface = plainTypefaceFor('a', 'regular');
    return typeface ? widthInEm(typeface, text) * lettering.size : 0;
  };

  const textOf = ({ runs }: Line): string => runs.map(({ text }) => text).join('|');
  const linesOf = (text: string, width: number): string[] => breakLines(text, lettering, width).map(textOf);

  it('breaks at spaces as late as it can', () => {
    expect(linesOf('satu dua tiga empat', widthOf('satu dua tiga') + 1)).toEqual(['satu dua tiga', 'empat']);
  });

  /** Words of many widths. */
  const WORDS = 'di gudang kami menghitung stok dan menerima barang dari dua puluh pemasok setiap hari kerja'.split(
    ' ',
  );

  it.each(['', '- ', '12. '])('fills each line, and no more than that, after the marker %j', (marker) => {
    for (let width = 90; width <= 300; width += 7) {
      const lines = breakLines(marker + WORDS.join(' '), lettering, width);
      const words = lines.map((line) => textOf(line).split(' '));
      expect(words.flat()).toEqual(`${marker}${WORDS.join(' ')}`.split(' '));
      for (const [index, line] of lines.entries()) {
        expect(line.width).toBeLessThanOrEqual(width + 0.001);
        const next = words[index + 1]?.[0];
        if (next) expect(line.width + widthOf(' ') + widthOf(next)).toBeGreaterThan(width - 0.001);
      }
    }
  });

  it('is as wide as its words and the spaces between them', () => {
    const [line] = breakLines('di gudang', lettering, 200);
    expect(line?.width).toBeCloseTo(widthOf('di') + widthOf(' ') + widthOf('gudang'));
  });

  it('keeps line ends and blank lines', () => {
    expect(linesOf('satu\n\ndua', 200)).toEqual(['satu', '', 'dua']);
  });

  it('has no line for an empty text', () => {
    expect(linesOf('', 200)).toEqual([]);
  });

  it.each([
    ['of one letter', 'W'.repeat(300)],
    ['whose letters are kerned', 'AV'.repeat(200)],
    ['that is an address', `https://contoh.example/${'a-b_c/'.repeat(60)}`],
  ])('breaks a word that is too wide, %s, and loses nothing of it', (_what, word) => {
    const lines = breakLines(`kata ${word} kata`, lettering, 120);
    expect(lines.every(({ width }) => width <= 120)).toBe(true);
    expect(lines.map(textOf).join('')).toMatch(new RegExp(`^kata${word} ?kata$`));
  });

  it('puts no space where it has broken a word, though kerning makes room for one', () => {
    for (let length = 1; length <= 60; length += 1) {
      const word = 'AV'.repeat(length);
      expect(linesOf(word, 100).join('')).toBe(word);
    }
  });

  it('does not take a letter and its mark apart', () => {
    for (const line of linesOf('x\u0301'.repeat(50), 60)) expect(line).toMatch(/^x/);
  });

  it.each([
    ['- ', '- '],
    ['• ', '• '],
    ['2. ', '2. '],
    ['12) ', '12) '],
    ['-', ''],
    ['2.', ''],
    ['123. ', ''],
  ])('puts the second line after %j as far in as %j', (beginning, marker) => {
    const [, second] = breakLines(`${beginning}satu dua`, lettering, widthOf(`${beginning}satu`) + 1);
    expect(second && textOf(second)).toBe('dua');
    expect(second?.runs[0]?.x).toBeCloseTo(widthOf(marker));
  });

  it('puts the lines of an item below its text', () => {
    const lines = breakLines('- satu dua\nsatu', lettering, widthOf('- satu') + 1);
    expect(lines.map(textOf)).toEqual(['- satu', 'dua', 'satu']);
    const [first, second, third] = lines.map(({ runs }) => runs[0]?.x);
    expect([first, third]).toEqual([0, 0]);
    expect(second).toBeCloseTo(widthOf('- '));
  });

  it('changes the typeface within a word and comes back', () => {
    const [line] = breakLines('IL-1β tinggi', lettering, 200);
    expect(line?.runs.map(({ text, typeface }) => [text, typeface.name])).toEqual([
      ['IL-1', 'PlusJakartaSans-Regular'],
      ['β', 'DejaVuSans'],
      ['tinggi', 'PlusJakartaSans-Regular'],
    ]);
    expect(line?.runs[2]?.x).toBeCloseTo(line ? line.width - widthOf('tinggi') : 0);
  });

  it('makes one run of a right-to-left stretch, as wide as its words and the spaces between them', () => {
    const [line] = breakLines('di كلية اللغة العربية sejak', lettering, 300);
    expect(line && textOf(line)).toBe('di|كلية اللغة العربية|sejak');
    const words = ['كلية', 'اللغة', 'العربية'].map((word) => breakLines(word, lettering, 300)[0]?.width ?? 0);
    expect(line?.runs[1]?.width).toBeCloseTo(words.reduce((sum, width) => sum + width, 2 * widthOf(' ')));
  });

  it('turns each right-to-left stretch by itself', () => {
    expect(linesOf('كلية اللغة dan العربية الجديدة', 300)).toEqual(['كلية اللغة|dan|العربية الجديدة']);
  });

  it('puts words of several typefaces from right to left', () => {
    expect(linesOf('كلية1 اللغة2', 300)).toEqual(['اللغة|2|كلية|1']);
  });
});
