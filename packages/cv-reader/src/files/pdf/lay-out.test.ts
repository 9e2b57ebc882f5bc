import { leastCpuTime } from '../../../../../test/cpu-time';
import { layOut } from './lay-out';
import type { Piece } from './piece';
import { findRunning } from './running';

/** A piece of text with letters of half their size. */
function at(left: number, y: number, text: string, { size = 10, bold = false, page = 1 } = {}): Piece {
  return { text, left, right: left + (text.length * size) / 2, y, size, bold, page };
}

/** Lines below each other, at a distance of their own. */
const block = (left: number, top: number, step: number, texts: string[], page = 1): Piece[] =>
  texts.map((text, index) => at(left, top + index * step, text, { page }));

const rowsOf = (pieces: Piece[]): string[] => layOut(pieces).map(({ cells }) => cells.join(' | '));

const words = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name} baris ke-${index + 1} dari kolom`);

it('reads column after column, with the wide lines above and below in their places', () => {
  const pieces = [
    at(40, 50, 'Dewi Lestari', { size: 20 }),
    at(40, 80, 'Desainer grafis lepas dengan pengalaman lima tahun di agensi dan percetakan.'),
    ...block(40, 110, 13, words('Kiri', 5)),
    ...block(240, 112, 17, words('Kanan', 4)),
    at(40, 200, 'Demikian daftar riwayat hidup ini dibuat dengan sebenar-benarnya, terima kasih.'),
  ];
  const lines = rowsOf(pieces);
  expect(lines).toEqual([pieces[0], pieces[1], ...pieces.slice(2, 11), pieces[11]].map((piece) => piece?.text));
});

it('continues a column on the next page before it reads the other one', () => {
  const pieces = [
    ...block(40, 100, 13, words('Utama', 6)),
    ...block(300, 102, 17, words('Samping', 4)),
    ...block(40, 900, 13, words('Lanjutan', 3), 2),
  ];
  expect(rowsOf(pieces)).toEqual([...words('Utama', 6), ...words('Lanjutan', 3), ...words('Samping', 4)]);
  const lines = layOut(pieces);
  expect(lines.map(({ page }) => page).join('')).toBe('1111112221111');
  expect(lines.map(({ line }) => line)).toEqual([...lines.keys()].map((index) => index + 1));
});

it('reads columns that share all heights where both have headings', () => {
  const left = ['PENGALAMAN', 'Staf arsip', 'Mengelola arsip', 'ORGANISASI', 'Anggota', 'Bendahara'];
  const right = ['KEAHLIAN', 'Excel', 'Kearsipan', 'BAHASA', 'Inggris aktif', 'Jawa aktif'];
  expect(rowsOf([...block(40, 100, 14, left), ...block(300, 100, 14, right)])).toEqual([...left, ...right]);
});

it('reads three columns on the same heights, each with the heading of a section', () => {
  const columns = [
    ['Keahlian', 'Mengajar', 'Menyusun soal', 'Geogebra'],
    ['Bahasa', 'Indonesia', 'Sunda', 'Inggris'],
    ['Minat', 'Membaca', 'Catur', 'Bersepeda'],
  ];
  expect(rowsOf(columns.flatMap((texts, index) => block(40 + index * 180, 100, 14, texts)))).toEqual(columns.flat());
});

it('keeps dates and labels beside their texts under headings of their own column', () => {
  const left = [
    'Alamat',
    'Telepon',
    'PENGALAMAN KERJA',
    'Mei 2019 – sekarang',
    '',
    'PENDIDIKAN',
    '2014 – 2017',
    'BAHASA',
    'Inggris',
  ];
  const right = ['Denpasar', '0813 2222 1111', '', 'Resepsionis', 'Hotel Ombak Biru', '', 'SMK Pariwisata', '', 'B2'];
  const pieces = [...block(40, 100, 14, left), ...block(240, 100, 14, right)].filter(({ text }) => text !== '');
  const lines = left.map((text, row) => [text, right[row]].filter((cell) => cell !== '').join(' | '));
  expect(rowsOf(pieces)).toEqual(lines);
});

it('keeps the cells of a row where the right side is a label’s value', () => {
  const labels = ['Nama', 'Alamat', 'Telepon', 'Surel'];
  const values = ['Rudi Hartanto', 'Karawang', '0812-9000-1122', 'rudi@contoh.example'];
  const pieces = [...block(40, 100, 14, labels), ...labels.map((_, row) => at(100, 100 + row * 14, ':'))];
  expect(rowsOf([...pieces, ...block(112, 100, 14, values)])).toEqual(
    labels.map((label, row) => `${label} | : | ${values[row]}`),
  );
});

it('keeps a date at the right margin in the row of its title', () => {
  const pieces = Array.from({ length: 5 }, (_, entry) => [
    at(40, 100 + entry * 40, 'Staf Arsip', { bold: true }),
    at(400, 100 + entry * 40, `201${entry} – 201${entry + 1}`),
    at(40, 114 + entry * 40, 'PT Laut Teduh'),
  ]).flat();
  const lines = layOut(pieces);
  expect(lines.map(({ cells }) => cells)).toContainEqual(['Staf Arsip', '2012 – 2013']);
  expect(lines.filter(({ bold }) => bold)).toHaveLength(5);
});

it('reads a heading beside its text first, also where it stands a little lower', () => {
  const section = (top: number, heading: string): Piece[] => [
    at(40, top + 2, heading, { size: 13, bold: true }),
    ...block(160, top, 13, words(heading, 4)),
  ];
  const lines = rowsOf([...section(100, 'Profil'), ...section(180, 'Kerja'), ...section(260, 'Sekolah')]);
  expect(lines[0]).toBe('Profil | Profil baris ke-1 dari kolom');
  expect(lines[4]).toBe('Kerja | Kerja baris ke-1 dari kolom');
});

it('does not take texts that are indented below short headings for a column', () => {
  const section = (top: number, heading: string): Piece[] => [
    at(40, top, heading),
    ...block(80, top + 14, 13, words(heading, 3)),
  ];
  const lines = rowsOf([...section(100, 'Kerja'), ...section(180, 'Hobi'), ...section(260, 'Lain')]);
  expect(lines[0]).toBe('Kerja');
  expect(lines[4]).toBe('Hobi');
});

it.each([
  ['a piece', [at(40, 100, 'P E N D I D I K A N')], 'PENDIDIKAN'],
  ['a piece with a pair kept close', [at(40, 100, 'R I W AYA T')], 'RIWAYAT'],
  ['pieces', [...'HOBI'].map((letter, index) => at(40 + index * 15, 100, letter)), 'HOBI'],
])('joins letters that are set apart: %s', (_name, pieces, text) => {
  expect(layOut(pieces)).toMatchObject([{ text, cells: [text] }]);
});

it('keeps a bullet with its text, and reads a text once that is printed twice', () => {
  expect(rowsOf([at(40, 100, '•'), at(64, 100, 'Mengelola arsip')])).toEqual(['• Mengelola arsip']);
  expect(layOut([at(40, 100, 'Nama'), at(40.4, 100, 'Nama')])).toMatchObject([{ text: 'Nama', bold: true }]);
});

it('ends in time with a hundred thousand pieces', async () => {
  const pieces = Array.from({ length: 100_000 }, (_, index) => at((index * 37) % 580, (index % 9973) * 1.3, 'teks'));
  expect(await leastCpuTime(9_000, () => expect(layOut(pieces).length).toBeGreaterThan(1000))).toBeLessThan(9_000);
});

/** The cells of a row, each with its lines, at the places of the columns. */
const tableRow = (places: number[], top: number, cells: string[][]): Piece[] =>
  cells.flatMap((lines, index) => block(places[index] ?? 0, top, 12, lines));

it('reads a table whose cells have several lines row by row', () => {
  const places = [40, 70, 200, 300];
  const pieces = [
    at(40, 80, 'PENGALAMAN KERJA', { bold: true }),
    ...tableRow(places, 100, [['No'], ['Perusahaan'], ['Jabatan'], ['Periode']]),
    ...tableRow(places, 116, [['1'], ['PT Rosalia Lintas', 'Barang'], ['Sopir'], ['Januari 2015 -', 'Sekarang']]),
    ...tableRow(places, 146, [['2'], ['CV Anugerah'], ['Sopir'], ['Mei 2008 -', 'Juni 2014']]),
    at(40, 190, 'KEAHLIAN', { bold: true }),
    at(40, 205, 'Perawatan mesin diesel'),
  ];
  expect(rowsOf(pieces)).toEqual([
    'PENGALAMAN KERJA',
    'No | Perusahaan | Jabatan | Periode',
    '1 | PT Rosalia Lintas Barang | Sopir | Januari 2015 - Sekarang',
    '2 | CV Anugerah | Sopir | Mei 2008 - Juni 2014',
    'KEAHLIAN',
    'Perawatan mesin diesel',
  ]);
});

it('reads a table whose cells are centred in their rows', () => {
  const pieces = [
    ...tableRow([40, 180, 300], 100, [['Instansi'], ['Jabatan'], ['Masa Kerja']]),
    ...tableRow([40, 180], 126, [['Puskesmas Buaran'], ['Bidan']]),
    ...block(300, 120, 12, ['Februari 2020 s.d.', 'sekarang']),
    ...tableRow([40, 180], 156, [['Klinik Bunda'], ['Bidan']]),
    ...block(300, 150, 12, ['September 2019 s.d.', 'Januari 2020']),
  ];
  expect(rowsOf(pieces).slice(1)).toEqual([
    'Puskesmas Buaran | Bidan | Februari 2020 s.d. sekarang',
    'Klinik Bunda | Bidan | September 2019 s.d. Januari 2020',
  ]);
});

it.each([
  ['numbers', [['1'], ['PT Laut', 'Teduh'], ['Sopir', 'truk', 'besar']], [['2'], ['UD Maju'], ['Kasir']], ['No']],
  ['dates', [['2018 -', '2019'], ['PT Laut', 'Teduh'], ['Sopir']], [['2020'], ['UD', 'Maju'], ['Kasir']], ['Tahun']],
])('reads the rows of a table without space between them by a column of %s', (_name, first, second, head) => {
  const places = [40, 90, 200];
  const pieces = [
    ...tableRow(places, 100, [head, ['Nama', 'Perusahaan'], ['Jabatan']]),
    ...tableRow(places, 124, first),
    ...tableRow(places, 124 + 12 * Math.max(...first.map(({ length }) => length)), second),
  ];
  expect(rowsOf(pieces)).toEqual(
    [[head, ['Nama Perusahaan'], ['Jabatan']], first, second].map((row) =>
      row.map((lines) => lines.join(' ')).join(' | '),
    ),
  );
});

it('reads a table of one row, and ends a table at a bold text', () => {
  const places = [40, 90, 200];
  const pieces = [
    ...tableRow(places, 100, [['Tahun'], ['Perusahaan'], ['Jabatan']]),
    ...tableRow(places, 116, [['2018'], ['PT Laut', 'Teduh'], ['Sopir', 'truk']]),
    at(40, 150, 'LAIN', { bold: true }),
    ...tableRow(places, 166, [['Nama'], ['Hubungan'], ['Usia']]),
  ];
  expect(rowsOf(pieces)).toEqual([
    'Tahun | Perusahaan | Jabatan',
    '2018 | PT Laut Teduh | Sopir truk',
    'LAIN',
    'Nama | Hubungan | Usia',
  ]);
});

it('reads a head whose headings are wider than what is below them, and a heading above two columns', () => {
  const wide = ['No', 'Perusahaan atau instansi', 'Alasan keluar atau pindah'];
  const pieces = [
    ...tableRow(
      [40, 70, 260],
      100,
      wide.map((text) => [text]),
    ),
    ...tableRow([40, 70, 260], 116, [['1'], ['PT Laut', 'Teduh'], ['Jauh']]),
    ...tableRow([40, 70, 260], 146, [['2'], ['UD Maju'], ['Lulus']]),
    ...tableRow([40, 70, 260], 300, [['No'], ['Perusahaan'], ['Tahun']]),
    ...tableRow([260, 320], 312, [['Mulai'], ['Selesai']]),
    ...tableRow([40, 70, 260, 320], 328, [['1'], ['PT Laut', 'Teduh'], ['2018'], ['2019']]),
    ...tableRow([40, 70, 260, 320], 358, [['2'], ['UD Maju'], ['2020'], ['2021']]),
  ];
  expect(rowsOf(pieces)).toEqual([
    wide.join(' | '),
    '1 | PT Laut Teduh | Jauh',
    '2 | UD Maju | Lulus',
    'No | Perusahaan | Tahun Mulai | Selesai',
    '1 | PT Laut Teduh | 2018 | 2019',
    '2 | UD Maju | 2020 | 2021',
  ]);
});

it('reads a sidebar beside a name with much space around it', () => {
  const pieces = [
    ...block(40, 100, 12, ['KONTAK', '0812 5566 1010', 'Balikpapan', 'KEMAMPUAN', 'Mengetik', 'Melayani', 'Mencatat']),
    at(240, 105, 'Citra Melati', { size: 20 }),
    at(240, 125, 'Pelayan Pelanggan', { size: 14 }),
    ...block(240, 260, 12, ['TENTANG SAYA', 'Sabar dan teliti.', 'PENDIDIKAN', 'SMA Negeri 1', 'Balikpapan']),
  ];
  expect(rowsOf(pieces).slice(0, 9)).toEqual([
    ...['KONTAK', '0812 5566 1010', 'Balikpapan', 'KEMAMPUAN', 'Mengetik', 'Melayani', 'Mencatat'],
    ...['Citra Melati', 'Pelayan Pelanggan'],
  ]);
});

it.each([
  ['thousands of rows of headings', (row: number) => [at(40, row * 12, 'Instansi'), at(200, row * 12, 'Jabatan')]],
  [
    'a thousand tables',
    (row: number) => {
      const top = row * 60;
      const head = [at(40, top, 'Instansi'), at(200, top, 'Jabatan')];
      const cells = [at(40, top + 14, 'PT Laut'), at(200, top + 14, 'Staf'), at(40, top + 26, 'Teduh')];
      return [...head, ...cells, at(40, top + 40, 'CV Maju'), at(200, top + 40, 'Kasir')];
    },
  ],
])('ends in time with %s', async (_name, piecesOf) => {
  const pieces = Array.from({ length: 2500 }, (_, row) => piecesOf(row)).flat();
  expect(await leastCpuTime(5_000, () => layOut(pieces))).toBeLessThan(5_000);
});

it('tells a line that had room for the next word from one that its column cut', () => {
  const texts = ['Memimpin rapat', 'Mengelola arsip surat masuk dan surat keluar', 'Pimpinan', 'Tamu'];
  expect(layOut(block(40, 100, 14, texts)).map(({ ends }) => ends)).toEqual([true, false, true, true]);
});

/** The texts of a page of 840 points, as [left, top, text]; body texts are between 60 and 780. */
const page = (...texts: [number, number, string][]): Piece[] =>
  texts.map(([left, top, text]) => at(left, top, text, { size: top < 60 || top > 780 ? 8 : 10 }));

it.each<[string, Piece[][], string[]]>([
  [
    'a footer that counts pages',
    [1, 2, 3].map((number) =>
      page([40, 100 + number * 9, `Isi ${number}`], [40, 800, 'Wati Lestari'], [500, 800, `Halaman ${number} dari 3`]),
    ),
    ['Wati Lestari', 'Halaman 1 dari 3', 'Halaman 2 dari 3', 'Halaman 3 dari 3'],
  ],
  [
    'headers and footers of several rows on two pages',
    [7, 8].map((number) =>
      page(
        [40, 20, 'Lamaran'],
        [40, 34, 'Wati'],
        [40, 40 + number * 9, 'Isi'],
        [40, 790, 'wati.example'],
        [40, 805, `${number}`],
      ),
    ),
    ['Lamaran', 'Wati', 'wati.example', '7', '8'],
  ],
  [
    'all but a first page of another kind',
    [page([40, 20, 'Wati Lestari'], [40, 34, 'Ahli Gizi'], [40, 100, 'Isi'])].concat(
      [2, 3].map((number) => page([40, 30, `Wati, ${number}`], [40, 40 + number * 9, 'Isi'])),
    ),
    ['Wati, 2', 'Wati, 3'],
  ],
  [
    'at alternating sides',
    [
      page([40, 100, 'Satu'], [40, 800, 'Riwayat Hidup'], [500, 800, '1']),
      page([40, 100, 'Dua'], [40, 800, '2'], [480, 800, 'Riwayat Hidup']),
    ],
    ['Riwayat Hidup', '1', '2'],
  ],
  [
    'no dates at the ends of two pages',
    [2019, 2016].map((year) => page([40, 90, `${year} Isi`], [40, 770, `${year}`])),
    [],
  ],
  [
    'no words at other places',
    [page([40, 90, 'Kasir'], [40, 700, 'Isi']), page([40, 80, 'Kasir'], [40, 600, 'Isi'])],
    [],
  ],
  ['no page that comes twice', [1, 2].map(() => page([40, 70, 'Wati'], [40, 90, 'Kasir'])), []],
])('finds headers and footers: %s', (_name, pages, expected) => {
  expect([...new Set([...findRunning(pages)].map(({ text }) => text))].sort()).toEqual(expected.sort());
});
