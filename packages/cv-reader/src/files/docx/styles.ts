import { all, attribute, child, isOn, childValue, type Element } from './xml';

/** How letters are set; what is not said is undefined. */
export interface Look {
  size?: number | undefined;
  bold?: boolean | undefined;
  hidden?: boolean | undefined;
}

export interface Style extends Look {
  name?: string | undefined;
  /** The list that its paragraphs are items of. */
  list?: Element | undefined;
}

/** Styles are based on others, a few deep; a damaged file may have a circle. */
const MAX_DEPTH = 10;

export const lookIn = (properties: Element | undefined): Look => ({
  size: Number(childValue(properties, 'sz')) / 2 || undefined,
  bold: isOn(properties, 'b'),
  hidden: isOn(properties, 'vanish'),
});

/** The first style, and what it does not say from the others. */
export const first = (style: Style, ...others: readonly Style[]): Style =>
  others.reduce(
    (one, other) => ({
      name: one.name ?? other.name,
      list: one.list ?? other.list,
      size: one.size ?? other.size,
      bold: one.bold ?? other.bold,
      hidden: one.hidden ?? other.hidden,
    }),
    style,
  );

/** The styles of a document by their identifiers, with those that they are based on; without one, its default. */
export function readStyles(root: Element | undefined): (id?: string) => Style {
  const known = new Map<string | undefined, { own: Style; parent: string | undefined }>();
  let ordinary: string | undefined;
  for (const style of all(root, 'style')) {
    const id = attribute(style, 'styleId');
    if (attribute(style, 'type') === 'paragraph' && attribute(style, 'default') === '1') ordinary ??= id;
    const list = child(child(style, 'pPr'), 'numPr');
    const own = { ...lookIn(child(style, 'rPr')), name: childValue(style, 'name'), list };
    known.set(id, { own, parent: childValue(style, 'basedOn') });
  }
  const styleOf = (id: string | undefined, depth = 0): Style => {
    const style = id === undefined || depth > MAX_DEPTH ? undefined : known.get(id);
    return style ? first(style.own, styleOf(style.parent, depth + 1)) : {};
  };
  const usual = first(styleOf(ordinary), lookIn(child(all(root, 'rPrDefault')[0], 'rPr')));
  return (id) => (id === undefined ? usual : styleOf(id));
}

/** Tells whether a level of a list has bullets: the number of a numbered list is nowhere in the file. */
export function readBullets(root: Element | undefined): (list: Element | undefined) => boolean {
  const levelsOf = new Map(
    all(root, 'abstractNum').map((list) => {
      const levels = all(list, 'lvl').filter((level) => childValue(level, 'numFmt') === 'bullet');
      return [attribute(list, 'abstractNumId'), new Set(levels.map((level) => attribute(level, 'ilvl') ?? '0'))];
    }),
  );
  const lists = new Map(all(root, 'num').map((list) => [attribute(list, 'numId'), childValue(list, 'abstractNumId')]));
  return (list) =>
    levelsOf.get(lists.get(childValue(list, 'numId') ?? ''))?.has(childValue(list, 'ilvl') ?? '0') === true;
}
