import { ImportError } from './import-problems';

const asOneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ');

/** The value of a file's JSON. Throws ImportError, which names the file, when the text is none. */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : 'it is nested too deeply';
    throw new ImportError(`${file} is not JSON: ${asOneLine(reason)}.`);
  }
}
