/** @jest-environment jsdom */
import { toListItems } from './html';

describe('lines', () => {
  it.each<[string, string, string[]]>([
    ['paragraphs', '<p>Satu</p><p>Dua</p>', ['Satu', 'Dua']],
    ['list items', '<ul><li>Satu</li><li>Dua</li></ul>', ['Satu', 'Dua']],
    ['paragraphs inside list items', '<ol><li><p>Satu</p></li><li><p>Dua</p></li></ol>', ['Satu', 'Dua']],
    ['lines broken by br', 'Satu<br>Dua<br/>Tiga', ['Satu', 'Dua', 'Tiga']],
    ['lines within one paragraph', '<p>Satu<br>Dua</p>', ['Satu', 'Dua']],
    ['nested lists, flattened in order', '<ul><li>Satu<ul><li>Dua</li></ul>Tiga</li></ul>', ['Satu', 'Dua', 'Tiga']],
    ['headings and blocks', '<h3>Tugas</h3><div>Satu</div><div>Dua</div>', ['Tugas', 'Satu', 'Dua']],
    ['rows of a table', '<table><tr><td>Satu</td><td>Dua</td></tr></table>', ['Satu', 'Dua']],
    ['text around blocks', 'Awal<p>Tengah</p>Akhir', ['Awal', 'Tengah', 'Akhir']],
    ['plain text by its line ends', 'Satu\r\nDua\n\nTiga', ['Satu', 'Dua', 'Tiga']],
    ['plain text with marks by its line ends', '<b>Satu</b>\nDua', ['<b>Satu</b>', 'Dua']],
    ['one line of plain text', 'Satu', ['Satu']],
    ['line ends inside markup as white space', '<p>Satu\ndua</p>', ['Satu\ndua']],
    ['marks that span lines', '<b>Satu<br>Dua</b>', ['<b>Satu</b>', '<b>Dua</b>']],
    ['text after a mark that spans lines', '<b>Satu<br>Dua</b> tiga', ['<b>Satu</b>', '<b>Dua</b> tiga']],
    [
      'marks inside a line',
      '<p>Satu <strong>dua <em>tiga</em></strong></p>',
      ['Satu <strong>dua <em>tiga</em></strong>'],
    ],
    ['comparison signs in plain text', 'Usia < 30 & > 18', ['Usia &lt; 30 &amp; &gt; 18']],
  ])('makes items of %s', (_what, html, items) => {
    expect(toListItems(html)).toEqual(items);
  });

  it.each(['', '   \n ', '<p></p><p>&nbsp;</p><p><br></p>', '<ul><li> </li></ul>', '<p>\u200B</p>', '<p>-</p>'])(
    'drops empty lines: %j',
    (html) => {
      expect(toListItems(html)).toEqual([]);
    },
  );
});

describe('markers', () => {
  it.each([
    ['- Teliti', 'Teliti'],
    ['-Teliti', 'Teliti'],
    ['– Teliti', 'Teliti'],
    ['• Teliti', 'Teliti'],
    ['* Teliti', 'Teliti'],
    ['1. Teliti', 'Teliti'],
    ['12) Teliti', 'Teliti'],
    ['1.Teliti', 'Teliti'],
    ['a. Teliti', 'Teliti'],
    ['&nbsp;• Teliti', 'Teliti'],
    ['<strong>1.</strong> Teliti', 'Teliti'],
    ['<strong>- Teliti</strong>', '<strong>Teliti</strong>'],
  ])('are taken off: %s', (line, text) => {
    expect(toListItems(`<p>${line}</p>`)).toEqual([text]);
  });

  it.each(['3.5 tahun pengalaman', '2 tahun pengalaman', '-5 derajat', 'S1. Ekonomi', '1000. Unit', 'A. Yani'])(
    'are not seen in: %s',
    (line) => {
      expect(toListItems(`<p>${line}</p>`)).toEqual([line]);
    },
  );
});
