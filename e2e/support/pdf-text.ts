import { extractText } from 'unpdf';

/** The text of a PDF, its pages joined, with single spaces; fails for a file that is none. */
export async function pdfText(file: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(file), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}
