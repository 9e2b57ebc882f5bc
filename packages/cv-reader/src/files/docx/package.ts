import type { Archive } from '../zip/unpack';
import { all, attribute, parseXml, type Element } from './xml';

interface Relationship {
  id: string;
  /** The last word of its type, such as `styles`. */
  type: string;
  path: string;
}

/** The relationships of a part, of the package itself for an empty name. */
function relationshipsOf({ read }: Archive, part: string): Relationship[] {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(part) ?? [];
  return all(parseXml(read(`${folder}_rels/${name}.rels`)), 'Relationship')
    .filter((element) => attribute(element, 'TargetMode') !== 'External')
    .map((element) => ({
      id: attribute(element, 'Id') ?? '',
      type: (attribute(element, 'Type') ?? '').replace(/^.*\//, ''),
      path: decodeURI(new URL(attribute(element, 'Target') ?? '', `file:///${folder}`).pathname.slice(1)),
    }));
}

/** The types of parts that a document does not relate to itself, by their names. */
const typeOfName = (path: string): string | undefined =>
  /^word\/([a-z]+)\d*\.xml$/.exec(path)?.[1] ??
  (/^word\/diagrams\/data\d*\.xml$/.test(path) ? 'diagramData' : undefined);

/** The parts of a document by Word. */
export interface Package {
  body: Element | undefined;
  /** The parts that have a type of relationship to the document. */
  partsOf: (type: string) => Element[];
  /** The part of an identifier, once; of one that is not known the next part of the type. */
  take: (id: string | undefined, type: string) => Element | undefined;
}

/** The main part of the document in a package; nothing where it has none. */
export function mainPart(archive: Archive): string | undefined {
  if (!archive.sizes.has('[Content_Types].xml')) return undefined;
  const [main] = relationshipsOf(archive, '').filter(({ type }) => type === 'officeDocument');
  const path = main?.path ?? 'word/document.xml';
  return archive.sizes.has(path) ? path : undefined;
}

/** Opens a document by its main part. */
export function openPackage(archive: Archive, main: string): Package {
  const relationships = relationshipsOf(archive, main);
  const types = new Map(relationships.map(({ path, type }) => [path, type]));
  const pathsOf = (type: string): string[] =>
    [...archive.sizes.keys()].filter((path) => (types.get(path) ?? typeOfName(path)) === type).sort();
  const taken = new Set<string | undefined>();
  return {
    body: all(parseXml(archive.read(main)), 'body')[0],
    partsOf: (type) => pathsOf(type).map((path) => parseXml(archive.read(path))),
    take: (id, type) => {
      const path =
        relationships.find((one) => one.id === id)?.path ??
        pathsOf(type).find((one) => !types.has(one) && !taken.has(one));
      if (path === undefined || taken.has(path)) return undefined;
      taken.add(path);
      return parseXml(archive.read(path));
    },
  };
}
