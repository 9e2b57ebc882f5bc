import { Parser } from 'htmlparser2';
import { CvRefused } from '../refusal';

/** An element by its name without prefix. */
export interface Element {
  name: string;
  /** Values by their names without prefix. */
  attributes: Readonly<Record<string, string>>;
  children: (Element | string)[];
}

/** Documents by Word have a fortieth of them, and nest a tenth as deep. */
const MAX_ELEMENTS = 200_000;
const MAX_DEPTH = 300;

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * The elements of an XML text.
 *
 * @returns an element around the root
 * @throws CvRefused for a text with too many elements
 */
export function parseXml(bytes: Uint8Array): Element {
  const outer: Element = { name: '', attributes: {}, children: [] };
  const open = [outer];
  let elements = 0;
  const parser = new Parser(
    {
      onopentag(name, written) {
        const attributes = Object.fromEntries(
          Object.entries(written).map(([key, value]) => [withoutPrefix(key), value]),
        );
        const element = { name: withoutPrefix(name), attributes, children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
        elements += 1;
        if (elements > MAX_ELEMENTS || open.length > MAX_DEPTH) throw new CvRefused('bomb');
      },
      ontext: (text) => open.at(-1)?.children.push(text),
      onclosetag: () => open.pop(),
    },
    { xmlMode: true },
  );
  parser.end(new TextDecoder().decode(bytes));
  return outer;
}

export const elementsIn = (parent: Element | undefined): Element[] =>
  (parent?.children ?? []).filter((node) => typeof node !== 'string');

export const child = (parent: Element | undefined, name: string): Element | undefined =>
  elementsIn(parent).find((element) => element.name === name);

/** The elements of a name at any depth, in their order. */
export function all(root: Element | undefined, name: string, found: Element[] = []): Element[] {
  for (const element of elementsIn(root)) {
    if (element.name === name) found.push(element);
    all(element, name, found);
  }
  return found;
}

export const attribute = (element: Element | undefined, name: string): string | undefined => element?.attributes[name];

/** The value of a child such as `<w:pStyle w:val="Heading1"/>`. */
export const childValue = (parent: Element | undefined, name: string): string | undefined =>
  attribute(child(parent, name), 'val');

/** True for a child such as `<w:b/>`, false for `<w:b w:val="0"/>`. */
export function isOn(parent: Element | undefined, name: string): boolean | undefined {
  const flag = child(parent, name);
  return flag && !/^(?:0|false|off)$/.test(attribute(flag, 'val') ?? '');
}
