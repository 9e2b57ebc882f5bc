/** Files that would keep a reader busy for long: each is read within three seconds of the processor, or refused. */
import { strToU8, zipSync } from 'fflate';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { leastCpuTime } from '../../../../test/cpu-time';
import { toReading } from '../entries/to-reading';
import { docx, paragraph, table, textBox } from './docx/docx.fixture';
import { readDocx } from './docx/read-docx';
import { timeCvs } from './read-cvs.fixture';
import { CvRefused } from './refusal';
import { openArchive } from './zip/unpack';

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

const packed = (content: string): string => {
  const bytes = deflateSync(content).toString('latin1');
  return streamOf(bytes, '/Filter/FlateDecode');
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
  'PDF: an empty form very often': page(streamOf(times(400_000, '/X Do ')), undefined, form('', 6)),
  'PDF: empty forms in forms': page(
    streamOf(times(10, '/X Do ')),
    undefined,
    ...Array.from({ length: 5 }, (_, at) => form(times(10, '/X Do '), at + 7)),
    form('', 5),
  ),
  'PDF: a very long text': page(texts(`(${times(4_500_000, 'a')})Tj`)),
  'PDF: a very long text that is packed': page(packed(`BT /F 10 Tf (${times(9_000_000, 'a')})Tj ET`)),
  'PDF: paths': page(streamOf(times(300_000, (at) => `${at % 595} 0 m 9 9 l S\n`))),
  'PDF: fonts': objects(
    CATALOG,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<<${times(20_000, (at) => `/F${at} ${at + 5} 0 R`)}>>>>>>`,
    streamOf(`BT ${times(20_000, (at) => `/F${at} 9 Tf (a)Tj `)}ET`),
    ...Array.from({ length: 20_000 }, () => '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'),
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
  const [, ...reads] = await timeCvs([page(texts('(Siti)Tj')), ...Object.values(hostile)]);
  const names = Object.keys(hostile);
  const refusals = ['bomb', 'failed', 'scan', 'too-many-pages', 'unknown-type', 'too-large'];
  const wrong = reads.flatMap(({ result, seconds }, at) => {
    const isAnswered = typeof result !== 'string' || refusals.includes(result);
    return seconds < 3 && isAnswered ? [] : [`${names[at]}: ${seconds} s, ${JSON.stringify(result).slice(0, 40)}`];
  });
  expect(wrong).toEqual([]);
}, 180_000);

const nested = (name: string, depth: number): string => `<${name}>`.repeat(depth) + `</${name}>`.repeat(depth);

it.each([
  ['nested elements', nested('w:sdt', 100_000), {}],
  ['names of spaces', `<w:p ${Array.from({ length: 50_000 }, (_, at) => `xmlns:b${at}="x" `).join('')}/>`, {}],
  ['one paragraph with runs', `<w:p>${'<w:r><w:rPr><w:b/></w:rPr><w:t>a</w:t></w:r>'.repeat(100_000)}</w:p>`, {}],
  ['one run with signs', `<w:p><w:r>${'<w:tab/><w:br/>'.repeat(100_000)}</w:r></w:p>`, {}],
  ['paragraphs', paragraph('PT Laut Teduh 2019').repeat(30_000), {}],
  [
    'text boxes',
    paragraph('', { box: textBox(paragraph('Arsip'), paragraph('Kas'), paragraph('Tamu')) }).repeat(10_000),
    {},
  ],
  ['characters', paragraph(`${'PT Laut Teduh '.repeat(100)}\n`).repeat(800), {}],
  ['empty paragraphs', paragraph('').repeat(80_000), {}],
  ['rows', table(...Array.from({ length: 10_000 }, () => [paragraph('a'), paragraph('b')])), {}],
  ['a row of cells', table(Array.from({ length: 20_000 }, () => paragraph('a'))), {}],
  ['choices', `<w:p>${nested('mc:AlternateContent', 200)}</w:p>`.repeat(300), {}],
  ['unclosed quotes', `<w:p a="${"<w:p a='".repeat(100_000)}`, {}],
  ['entities', paragraph('&amp;'.repeat(900_000)), {}],
  [
    'styles',
    paragraph('Siti', { properties: '<w:pStyle w:val="s49999"/>' }).repeat(10_000),
    {
      styles: Array.from(
        { length: 50_000 },
        (_, at) => `<w:style w:styleId="s${at}"><w:basedOn w:val="s${at - 1}"/><w:rPr><w:b/></w:rPr></w:style>`,
      ).join(''),
    },
  ],
  [
    'headers',
    paragraph('Siti'),
    Object.fromEntries(Array.from({ length: 290 }, (_, at) => [`header${at}`, paragraph(`Siti ${at}`)])),
  ],
])('reads a document of very many or nested %s in time, or refuses it', async (_name, body, parts) => {
  const file = docx(body, parts as Record<string, string>);
  const read = (): void => {
    let reason: string | undefined;
    try {
      toReading(readDocx(openArchive(file), 'word/document.xml'));
    } catch (error) {
      reason = error instanceof CvRefused ? error.reason : String(error);
    }
    expect([undefined, 'bomb', 'failed']).toContain(reason);
  };
  expect(await leastCpuTime(3_000, read)).toBeLessThan(3_000);
});
