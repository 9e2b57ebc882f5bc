/** For tests: documents by Word, made of the markup of their parts. */
import { strToU8, zipSync } from 'fflate';

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ' +
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" ' +
  'xmlns:v="urn:schemas-microsoft-com:vml"';

const DOCUMENT_TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';

/** A paragraph; `\t` and `\n` in its text are a tab and a line break. */
export function paragraph(text: string, { bold = false, size = 0, properties = '', box = '' } = {}): string {
  const look = (bold ? '<w:b/>' : '') + (size ? `<w:sz w:val="${size * 2}"/>` : '');
  const content = text
    .split(/([\t\n])/)
    .map((part) => {
      if (part === '\t') return '<w:tab/>';
      return part === '\n' ? '<w:br/>' : `<w:t xml:space="preserve">${part}</w:t>`;
    })
    .join('');
  return `<w:p><w:pPr>${properties}</w:pPr>${box}<w:r><w:rPr>${look}</w:rPr>${content}</w:r></w:p>`;
}

/** A text box as Word writes it: once for itself, and once for old programs. */
export function textBox(...paragraphs: string[]): string {
  const content = `<w:txbxContent>${paragraphs.join('')}</w:txbxContent>`;
  const shape = `<wps:wsp><wps:txbx>${content}</wps:txbx></wps:wsp>`;
  const drawing = `<w:drawing><wp:anchor><a:graphic><a:graphicData>${shape}</a:graphicData></a:graphic></wp:anchor></w:drawing>`;
  const old = `<w:pict><v:shape><v:textbox>${content}</v:textbox></v:shape></w:pict>`;
  return (
    `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawing}</mc:Choice>` +
    `<mc:Fallback>${old}</mc:Fallback></mc:AlternateContent></w:r>`
  );
}

/** A table of rows of cells, each of which is paragraphs. */
export function table(...rows: string[][]): string {
  const cellsOf = (row: string[]): string => row.map((cell) => `<w:tc>${cell}</w:tc>`).join('');
  return `<w:tbl>${rows.map((row) => `<w:tr>${cellsOf(row)}</w:tr>`).join('')}</w:tbl>`;
}

/** The file of a document with this body, with other parts by their names, and with other files by their paths. */
export function docx(
  body: string,
  parts: Record<string, string> = {},
  { main = 'word/document.xml', files = {} as Record<string, string> } = {},
): Uint8Array {
  const part = (root: string, content: string): Uint8Array =>
    strToU8(`<w:${root} ${NAMESPACES}>${content}</w:${root}>`);
  return zipSync({
    '[Content_Types].xml': strToU8('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
        `<Relationship Id="r1" Type="${DOCUMENT_TYPE}" Target="/${main}"/></Relationships>`,
    ),
    [main]: part('document', `<w:body>${body}</w:body>`),
    ...Object.fromEntries(
      Object.entries(parts).map(([name, content]) => [
        `word/${name}.xml`,
        part(name.startsWith('header') ? 'hdr' : name.startsWith('footer') ? 'ftr' : name, content),
      ]),
    ),
    ...Object.fromEntries(Object.entries(files).map(([path, content]) => [path, strToU8(content)])),
  });
}
