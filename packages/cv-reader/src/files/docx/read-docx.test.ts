import { unzipSync } from 'fflate';
import { docx, paragraph, table, textBox } from './docx.fixture';
import { readDocx } from './read-docx';

const unzip = (archive: Uint8Array) => new Map(Object.entries(unzipSync(archive)));

const read = (body: string, parts?: Record<string, string>) => readDocx(unzip(docx(body, parts)));

const rowsOf = async (body: string, parts?: Record<string, string>): Promise<string[]> =>
  (await read(body, parts)).map(({ cells }) => cells.join(' | '));

it('reads paragraphs with their look, lines, tabs and letters set apart', async () => {
  const body =
    paragraph('Siti Rahma', { bold: true, size: 20 }) +
    paragraph('Sleman\nsiti@contoh.example', { size: 11 }) +
    paragraph('P E N D I D I K A N', { properties: '<w:pStyle w:val="Heading1"/>' }) +
    paragraph('') +
    paragraph('Nama\t\t: Siti');
  const styles = '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style>';
  expect(await read(body, { styles })).toMatchObject([
    { text: 'Siti Rahma', cells: ['Siti Rahma'], page: 1, line: 1, size: 20, bold: true },
    { text: 'Sleman', cells: ['Sleman'], page: 1, line: 2, size: 11, bold: false },
    { text: 'siti@contoh.example', cells: ['siti@contoh.example'], page: 1, line: 3, size: 11, bold: false },
    { text: 'PENDIDIKAN', cells: ['PENDIDIKAN'], page: 1, line: 4, size: null, bold: true },
    { text: 'Nama : Siti', cells: ['Nama', ': Siti'], page: 1, line: 5, size: null, bold: false },
  ]);
});

it('reads the look of letters that styles give, also those that they are based on', async () => {
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
  expect((await read(body, { styles })).map(({ size, bold }) => [size, bold])).toEqual([
    [24, true],
    [24, false],
    [10.5, false],
    [9, true],
    [10.5, false],
  ]);
});

it('reads the rows of a table: cells beside each other, and long ones as columns', async () => {
  const cell = (...texts: string[]): string => texts.map((text) => paragraph(text)).join('');
  const body = table(
    [cell('Nama'), cell(':'), cell('Rudi')],
    [cell('2016 – 2018'), cell('PT Sinar Logam', 'Operator', 'Membubut')],
    [cell('KEAHLIAN', 'Excel', 'Word'), cell('PENGALAMAN', 'Staf Arsip', 'PT Laut Teduh')],
  );
  expect(await rowsOf(body)).toEqual([
    'Nama | : | Rudi',
    '2016 – 2018 | PT Sinar Logam',
    'Operator',
    'Membubut',
    ...['KEAHLIAN', 'Excel', 'Word', 'PENGALAMAN', 'Staf Arsip', 'PT Laut Teduh'],
  ]);
});

it('reads headers first and footers last, each text once', async () => {
  const header =
    paragraph('Rudi Hartanto') +
    '<w:p><w:hyperlink r:id="rId9" w:anchor="a"><w:r><w:t>rudi</w:t></w:r></w:hyperlink></w:p>';
  const parts = { header1: header, header2: header, header3: paragraph(' '), footer1: paragraph('Halaman akhir') };
  expect(await rowsOf(paragraph('PENDIDIKAN'), parts)).toEqual([
    'Rudi Hartanto',
    'rudi',
    'PENDIDIKAN',
    'Halaman akhir',
  ]);
});

it('reads a text box once: at the top and as a label where it is, a longer one after the body', async () => {
  const lines = (...texts: string[]): string[] => texts.map((text) => paragraph(text));
  const body =
    paragraph('Jakarta', { box: textBox(...lines('Rudi Hartanto', 'Operator', 'rudi@contoh.example')) }) +
    paragraph('SMK Bina Karya', { box: textBox(...lines('PENDIDIKAN')) }) +
    paragraph('2013 – 2016', { box: textBox(...lines('KEAHLIAN', 'Bubut', 'Las')) }) +
    paragraph('Lulus');
  expect(await rowsOf(body)).toEqual([
    ...['Rudi Hartanto', 'Operator', 'rudi@contoh.example', 'Jakarta'],
    ...['PENDIDIKAN', 'SMK Bina Karya', '2013 – 2016', 'Lulus'],
    ...['KEAHLIAN', 'Bubut', 'Las'],
  ]);
});

it('marks the items of a list, but not those that have numbers', async () => {
  const item = (text: string, list: number): string =>
    paragraph(text, { properties: `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>` });
  const format = (id: number, name: string): string =>
    `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:numFmt w:val="${name}"/></w:lvl></w:abstractNum>`;
  const numbers = [1, 2].map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`);
  const numbering = format(1, 'bullet') + format(2, 'decimal') + numbers.join('');
  const relationships =
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="n" ' +
    'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/numbering" Target="numbering.xml"/></Relationships>';
  const files = unzip(docx(item('Mengelola arsip', 1) + item('PT Laut Teduh', 2), { numbering }));
  files.set('word/_rels/document.xml.rels', new TextEncoder().encode(relationships));
  expect((await readDocx(files)).map(({ text }) => text)).toEqual(['• Mengelola arsip', 'PT Laut Teduh']);
});
