import type { Archive } from '../zip/unpack';
import { all, attribute, parseXml, type Element } from './xml';

/** The relationships of a part, of the package itself for an empty name: `type` is its last word, such as `styles`. */
function relationshipsOf({ read }: Archive, part: string) {
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

/** The main part of the document in a package; nothing where it has none. */
export function mainPart(archive: Archive): string | undefined {
  if (!archive.sizes.has('[Content_Types].xml')) return undefined;
  const path = relationshipsOf(archive, '').find(({ type }) => type === 'officeDocument')?.path ?? 'word/document.xml';
  return archive.sizes.has(path) ? path : undefined;
}

/** Opens a document by its main part; `type` is the one of a part's relationship to the document. */
export function openPackage(archive: Archive, main: string) {
  const relationships = relationshipsOf(archive, main);
  const types = new Map(relationships.map(({ path, type }) => [path, type]));
  const paths = new Map(relationships.map(({ id, path }) => [id, path]));
  const pathsOf = (type: string): string[] =>
    [...archive.sizes.keys()].filter((path) => (types.get(path) ?? typeOfName(path)) === type).sort();
  const taken = new Set<string>();
  const unrelated = pathsOf('diagramData').filter((path) => !types.has(path));
  return {
    body: all(parseXml(archive.read(main)), 'body')[0],
    partsOf: (type: string): Element[] => pathsOf(type).map((path) => parseXml(archive.read(path))),
    /** The diagram of an identifier, once; of one that is not known the next diagram. */
    takeDiagram: (id: string | undefined): Element | undefined => {
      const path = paths.get(id ?? '') ?? unrelated.shift();
      if (path === undefined || taken.has(path)) return undefined;
      taken.add(path);
      return parseXml(archive.read(path));
    },
  };
}
