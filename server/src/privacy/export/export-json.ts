import type { Attachment, Contents } from './contents';

const stateOf = ({ name, content, isMissing }: Attachment) =>
  isMissing ? { name, state: 'failed' } : { name, state: content ? 'included' : 'none' };

/**
 * An export's `data.json`: an object with the instant of the export, the state of photo and CV (`included`, `none` or
 * `failed`), and the records of each topic under its key.
 */
export function exportJson({ at, topics, photo, cv }: Contents): string {
  const files = { photo: stateOf(photo), cv: stateOf(cv) };
  const records = Object.fromEntries(topics.map(({ key, content }) => [key, content]));
  return JSON.stringify({ exportedAt: at.toISOString(), files, ...records }, null, 1);
}
