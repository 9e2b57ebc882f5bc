import type { Attachment, Contents } from './contents';

const stateOf = ({ name, content, isMissing }: Attachment) =>
  isMissing ? { name, state: 'failed' } : { name, state: content ? 'included' : 'none' };

/**
 * An export's `data.json`, a page of records at a time: an object with the instant of the export, the state of photo and
 * CV (`included`, `none` or `failed`), and the records of each topic under its key.
 */
export async function* exportJson({ at, topics, photo, cv }: Contents): AsyncGenerator<string> {
  const files = { photo: stateOf(photo), cv: stateOf(cv) };
  yield `{\n"exportedAt": ${JSON.stringify(at.toISOString())},\n"files": ${JSON.stringify(files)}`;
  for (const { key, isSingle, pages } of topics) {
    let separator = '';
    yield `,\n${JSON.stringify(key)}: ${isSingle ? '' : '['}`;
    for await (const records of pages()) {
      if (records.length === 0) continue;
      yield separator + records.map((record) => `\n${JSON.stringify(record)}`).join(',');
      separator = ',';
    }
    yield isSingle ? '' : '\n]';
  }
  yield '\n}\n';
}
