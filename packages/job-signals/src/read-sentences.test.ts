import { readSentences } from './read-sentences';

const texts = (html: string) => readSentences(html).map(({ text }) => text);

it.each([
  ['paragraphs', '<p>Satu</p><p>Dua</p>', ['Satu', 'Dua']],
  ['list items', '<ul><li>Satu</li><li>Dua</li></ul>', ['Satu', 'Dua']],
  ['line breaks', 'Satu<br>Dua<br/>Tiga', ['Satu', 'Dua', 'Tiga']],
  ['lines of plain text', 'Satu\r\nDua\n\nTiga', ['Satu', 'Dua', 'Tiga']],
  ['line ends inside markup as white space', '<p>Satu\ndua</p>', ['Satu dua']],
  ['markers', '<p>- Satu</p><p>• Dua</p><p>3. Tiga</p><p>d) Empat</p>', ['Satu', 'Dua', 'Tiga', 'Empat']],
  ['bullets within a line', 'Satu • Dua • Tiga', ['Satu', 'Dua', 'Tiga']],
  ['semicolons', 'Pria / Wanita;Usia Max 30 th;Min D3', ['Pria / Wanita', 'Usia Max 30 th', 'Min D3']],
  ['ends of sentences', 'Satu dua. Tiga empat! Lima enam? Tujuh', ['Satu dua.', 'Tiga empat!', 'Lima enam?', 'Tujuh']],
  ['short forms', 'Usia maks. 30 th. Lulusan min. SMA', ['Usia maks. 30 th. Lulusan min. SMA']],
  ['names of firms', 'Bergabung dengan PT. Maju Jaya Tbk. Sleman', ['Bergabung dengan PT. Maju Jaya Tbk. Sleman']],
  ['numbers', 'Gaji Rp 4.500.000. Lembur dibayar', ['Gaji Rp 4.500.000.', 'Lembur dibayar']],
  ['marks and entities', '<p>Usia&nbsp;&lt; <b>30</b> &amp; teliti</p>', ['Usia < 30 & teliti']],
  ['a label with the line below', '<td>Jenis Kelamin</td><td>Perempuan</td>', ['Jenis Kelamin Perempuan']],
  ['no empty ones', '<p></p><p>-</p><p>\u200B</p>', []],
])('parts %s', (_what, html, sentences) => {
  expect(texts(html)).toEqual(sentences);
});

it('compares without regard to case, accents, kinds of dashes and alphabets of ornament', () => {
  expect(readSentences('𝗨𝘀𝗶𝗮 – 𝟮𝟱 Tahún')[0]?.plain).toBe('usia - 25 tahun');
});

it('keeps a dash between the two sexes within its sentence', () => {
  expect(texts('<p>Laki - Laki/Perempuan</p><p>Pria – Wanita</p><p>Teliti - Wanita</p>')).toEqual([
    'Laki - Laki/Perempuan',
    'Pria – Wanita',
    'Teliti',
    'Wanita',
  ]);
});
