import { createHash } from 'node:crypto';
import { isObject, itemsOf, shortText, type JsonObject } from './fields';

/** Both parts together fit into an index entry of PostgreSQL, whatever their letters. */
const MAX_SOURCE_ID_LENGTH = 400;

/** The sources of rows that state none: those of any number of feeds may be among them. */
export const SHARED_SOURCES: readonly string[] = ['url', 'content'];

interface Described {
  title: string;
  company: string;
  createdAt: Date | null;
}

function identifierOf(value: unknown): { name: string | null; id: string | null } {
  const [identifier] = itemsOf(value);
  const asText = (part: unknown): unknown => (typeof part === 'number' ? String(part) : part);
  const [name, id] = isObject(identifier) ? [identifier.name, identifier.value] : [undefined, identifier];
  return {
    name: shortText(name, 'identifier.name'),
    id: shortText(asText(id), 'identifier', MAX_SOURCE_ID_LENGTH),
  };
}

/**
 * What a row is found again by at the next import: its identifier within the naming scheme that it states or, without
 * one, within its company; else its address; else its title, company and date. Throws RowRefused for an identifier or
 * address that is no text or too long.
 */
export function toIdentity(row: JsonObject, { title, company, createdAt }: Described) {
  const { name, id } = identifierOf(row.identifier);
  if (id !== null) return { source: name ?? company, sourceId: id };
  const url = shortText(row.url, 'url', MAX_SOURCE_ID_LENGTH);
  if (url !== null) return { source: 'url', sourceId: url };
  const content = JSON.stringify([title, company, createdAt]);
  return { source: 'content', sourceId: createHash('sha256').update(content).digest('base64url') };
}
