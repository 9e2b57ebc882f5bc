import { openArchive } from '../zip/unpack';
import { docx, paragraph, table, textBox } from './docx.fixture';
import { mainPart } from './package';
import { readDocx } from './read-docx';

const read = (body: string, parts?: Record<string, string>) =>
  readDocx(openArchive(docx(body, parts)), 'word/document.xml');

const rowsOf = (body: string, parts?: Record<string, string>): string[] =>
  read(body, parts).map(({ cells }) => cells.join(' | '));

it('reads paragraphs with their look, lines, tabs and letters set apart', () => {
  const body =
    paragraph('Siti Rahma', { bold: true, size: 20 }) +
    paragraph('Sleman\nsiti@contoh.example', { size: 11 }) +
    paragraph('P E N D I D I K A N', { properties: '<w:pStyle w:val="Heading1"/>' }) +
    paragraph('') +
    paragraph('Nama\t\t: Siti');
  const styles = '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style>';
  expect(read(body, { styles })).toMatchObject([
    { text: 'Siti Rahma', cells: ['Siti Rahma'], page: 1, line: 1, size: 20, bold: true },
    { text: 'Sleman', cells: ['Sleman'], page: 1, line: 2, size: 11, bold: false },
    { text: 'siti@contoh.example', cells: ['siti@contoh.example'], page: 1, line: 3, size: 11, bold: false },
    { text: 'PENDIDIKAN', cells: ['PENDIDIKAN'], page: 1, line: 4, size: null, bold: true },
    { text: 'Nama : Siti', cells: ['Nama', ': Siti'], page: 1, line: 5, size: null, bold: false },
  ]);
});

it('reads the look of letters that styles give, also those that they are based on', () => {
  const style = (id: string, look: string, more = ''): string =>
    `<w:style w:type="paragraph" w:styleId="${id}" ${more}><w:rPr>${look}</w:rPr></w:style>`;
  const basedOn = (id: string, parent: string, look: string): string =>
    style(id, look).replace('<w:rPr>', `<w:basedOn w:val="${parent}"/><w:rPr>`);
  const styles =
    '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="24"/></w:rPr></w:rPrDefault></w:docDefaults>' +
    style('Normal', '<w:sz w:val="21"/>', 'w:default="1"') +
    basedOn('Title', 'Normal', '<w:b/><w:sz w:val="48"/>') +
    basedOn('Subtitle', 'Title', '<w:b w:val="0"/>') +
    basedOn('Loop', 'Loop', '');
  const styled = (id: string): string => `<w:pStyle w:val="${id}"/>`;
  const body =
    paragraph('Siti Rahma', { properties: styled('Title') }) +
    paragraph('Perawat', { properties: styled('Subtitle') }) +
    paragraph('Sleman') +
    paragraph('Sleman', { size: 9, properties: styled('Title') }) +
    paragraph('Sleman', { properties: styled('Loop') });
  expect(read(body, { styles }).map(({ size, bold }) => [size, bold])).toEqual([
    [24, true],
    [24, false],
    [10.5, false],
    [9, true],
    [10.5, false],
  ]);
});

it('reads the rows of a table: cells beside each other, and long ones as columns', () => {
  const cell = (...texts: string[]): string => texts.map((text) => paragraph(text)).join('');
  const body = table(
    [cell('Nama'), cell(':'), cell('Rudi')],
    [cell('2016 – 2018'), cell('PT Sinar Logam', 'Operator', 'Membubut')],
    [cell('KEAHLIAN', 'Excel', 'Word'), cell('PENGALAMAN', 'Staf Arsip', 'PT Laut Teduh')],
  );
  expect(rowsOf(body)).toEqual([
    'Nama | : | Rudi',
    '2016 – 2018 | PT Sinar Logam',
    'Operator',
    'Membubut',
    ...['KEAHLIAN', 'Excel', 'Word', 'PENGALAMAN', 'Staf Arsip', 'PT Laut Teduh'],
  ]);
});

it('reads a row of a table below headings as one line, with its empty cells', () => {
  const cell = (...texts: string[]): string => texts.map((text) => paragraph(text)).join('');
  const merged = (text: string, properties: string): string => `<w:tcPr>${properties}</w:tcPr>${paragraph(text)}`;
  const below = merged('', '<w:vMerge/>');
  const body = table(
    [cell('No'), cell('Perusahaan'), cell('Jabatan'), merged('Tahun', '<w:gridSpan w:val="2"/>')],
    [below, below, below, cell('Mulai'), cell('Selesai')],
    [
      cell('1'),
      merged('PT Laut', '<w:vMerge w:val="restart"/>'),
      cell('Kasir', '- Kas', '- Stok'),
      cell('2018'),
      cell(''),
    ],
    [cell('2'), below, cell('Admin'), cell(''), cell('2020')],
  );
  expect(rowsOf(body)).toEqual([
    'No | Perusahaan | Jabatan | Tahun | ',
    ' |  |  | Mulai | Selesai',
    '1 | PT Laut | Kasir - Kas - Stok | 2018 | ',
    '2 |  | Admin |  | 2020',
  ]);
});

it('reads headers first and footers last, each text once', () => {
  const header =
    paragraph('Rudi Hartanto') +
    '<w:p><w:hyperlink r:id="rId9" w:anchor="a"><w:r><w:t>rudi</w:t></w:r></w:hyperlink></w:p>';
  const parts = { header1: header, header2: header, header3: paragraph(' '), footer1: paragraph('Halaman akhir') };
  expect(rowsOf(paragraph('PENDIDIKAN'), parts)).toEqual(['Rudi Hartanto', 'rudi', 'PENDIDIKAN', 'Halaman akhir']);
  expect(read(paragraph('PENDIDIKAN'), parts).map(({ running }) => running)).toEqual([...Array<undefined>(3), true]);
});

it('reads a text box once: at the top and as a label where it is, a longer one after the body', () => {
  const lines = (...texts: string[]): string[] => texts.map((text) => paragraph(text));
  const body =
    paragraph('Jakarta', { box: textBox(...lines('Rudi Hartanto', 'Operator', 'rudi@contoh.example')) }) +
    paragraph('SMK Bina Karya', { box: textBox(...lines('PENDIDIKAN')) }) +
    paragraph('2013 – 2016', { box: textBox(...lines('KEAHLIAN', 'Bubut', 'Las')) }) +
    paragraph('Lulus');
  expect(rowsOf(body)).toEqual([
    ...['Rudi Hartanto', 'Operator', 'rudi@contoh.example', 'Jakarta'],
    ...['PENDIDIKAN', 'SMK Bina Karya', '2013 – 2016', 'Lulus'],
    ...['KEAHLIAN', 'Bubut', 'Las'],
  ]);
});

it('marks the items of a list, but not those that have numbers', () => {
  const item = (text: string, list: number): string =>
    paragraph(text, { properties: `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>` });
  const format = (id: number, name: string): string =>
    `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:numFmt w:val="${name}"/></w:lvl></w:abstractNum>`;
  const numbers = [1, 2].map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`);
  const numbering = format(1, 'bullet') + format(2, 'decimal') + numbers.join('');
  const body = item('Mengelola arsip', 1) + item('PT Laut Teduh', 2);
  expect(rowsOf(body, { numbering })).toEqual(['• Mengelola arsip', 'PT Laut Teduh']);
});

const relationships = (...targets: [id: string, type: string, target: string][]): string =>
  `<Relationships>${targets
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="http://x/relationships/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

it('finds the parts of a document by the relationships of its package', () => {
  const archive = openArchive(
    docx(
      paragraph('Siti Rahma', { properties: '<w:pStyle w:val="Big"/>' }),
      {},
      {
        main: 'isi/document2.xml',
        files: {
          'isi/_rels/document2.xml.rels': relationships(
            ['1', 'styles', '/gaya.xml'],
            ['2', 'header', '../kepala.xml'],
            ['3', 'styles', 'https://contoh.example/styles.xml'],
          ),
          'gaya.xml': '<x:styles><x:style x:styleId="Big"><x:rPr><x:sz x:val="40"/></x:rPr></x:style></x:styles>',
          'kepala.xml': '<x:hdr><x:p><x:r><x:t>Sleman &amp; <![CDATA[<Bantul>]]></x:t></x:r></x:p></x:hdr>',
        },
      },
    ),
  );
  expect(readDocx(archive, mainPart(archive) ?? '').map(({ text, size }) => [text, size])).toEqual([
    ['Sleman & <Bantul>', null],
    ['Siti Rahma', 20],
  ]);
});

it('does not read hidden text, nor the sample of a template that nobody has replaced', () => {
  const styles = '<w:style w:styleId="Hint"><w:rPr><w:vanish/></w:rPr></w:style>';
  const control = (text: string, properties: string): string =>
    `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${paragraph(text)}</w:sdtContent></w:sdt>`;
  const run = (text: string, look: string): string => `<w:r><w:rPr>${look}</w:rPr><w:t>${text}</w:t></w:r>`;
  const body =
    paragraph('Contoh isian: Manajer', { properties: '<w:pStyle w:val="Hint"/>' }) +
    `<w:p>${run('Nama Anda', '<w:vanish/>')}${run('Siti Rahma', '<w:vanish w:val="0"/>')}</w:p>` +
    `<w:p>${run('Jabatan', '<w:rStyle w:val="Hint"/>')}</w:p>` +
    control('[Nama perusahaan]', '<w:showingPlcHdr/>') +
    control('PT Laut Teduh', '');
  expect(rowsOf(body, { styles })).toEqual(['Siti Rahma', 'PT Laut Teduh']);
});

it('reads a diagram where it stands, by its pointer', () => {
  const diagram = (id: string): string => `<w:p><w:r><w:drawing><dgm:relIds r:dm="${id}"/></w:drawing></w:r></w:p>`;
  const data = (...texts: string[]): string =>
    `<dgm:dataModel>${texts.map((text) => `<dgm:pt><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:pt>`).join('')}</dgm:dataModel>`;
  const body = paragraph('KEAHLIAN') + diagram('b') + paragraph('MINAT') + diagram('a') + diagram('a');
  const files = {
    'word/diagrams/data1.xml': data('Arsip'),
    'word/diagrams/data2.xml': data('Excel', 'Word', 'Canva'),
    'word/_rels/document.xml.rels': relationships(
      ['a', 'diagramData', 'diagrams/data1.xml'],
      ['b', 'diagramData', 'diagrams/data2.xml'],
    ),
  };
  const texts = (archive: Uint8Array) => readDocx(openArchive(archive), 'word/document.xml').map(({ text }) => text);
  expect(texts(docx(body, {}, { files }))).toEqual(['KEAHLIAN', 'Excel', 'Word', 'Canva', 'MINAT', 'Arsip']);
  const unrelated = { 'word/diagrams/data1.xml': data('Excel') };
  expect(texts(docx(body, {}, { files: unrelated }))).toEqual(['KEAHLIAN', 'Excel', 'MINAT']);
});

it('reads the text of a deleted paragraph’s end and of a moved one where it is now', () => {
  const body =
    '<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr><w:r><w:t>Staf </w:t></w:r></w:p>' +
    '<w:p><w:moveFrom><w:r><w:t>Gudang</w:t></w:r></w:moveFrom><w:r><w:t>Arsip</w:t></w:r></w:p>';
  expect(rowsOf(body)).toEqual(['Staf Arsip']);
});

it('refuses a document of more than a million characters, or of more than 10,000 lines', () => {
  for (const body of [paragraph('a'.repeat(999)).repeat(1002), paragraph('a').repeat(10_001)])
    expect(() => read(body)).toThrow(expect.objectContaining({ reason: 'bomb' }));
  expect(read(paragraph('a'.repeat(99)).repeat(10_000))).toHaveLength(10_000);
});
