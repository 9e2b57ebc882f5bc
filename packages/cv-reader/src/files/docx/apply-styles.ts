interface Style {
  parent: string | undefined;
  size: string | undefined;
  bold: boolean | undefined;
}

type Look = Omit<Style, 'parent'>;

/** Styles are based on others, a few deep; a damaged file may have a circle. */
const DEEPEST = 10;

const child = (parent: Node | undefined, name: string): Element | undefined =>
  parent && (Array.from(parent.childNodes).find((node) => node.nodeName === name) as Element | undefined);

const valueOf = (parent: Node | undefined, name: string): string | undefined =>
  child(parent, name)?.getAttribute('w:val') ?? undefined;

function lookIn(properties: Element | undefined): Look {
  const bold = child(properties, 'w:b');
  return {
    size: valueOf(properties, 'w:sz'),
    bold: bold && !/^(?:0|false|off)$/.test(bold.getAttribute('w:val') ?? ''),
  };
}

const first = (...looks: Look[]): Look => ({
  size: looks.map(({ size }) => size).find(Boolean),
  bold: looks.map(({ bold }) => bold).find((bold) => bold !== undefined),
});

/** The look of the letters of each style, with those that it is based on, by its id. */
function looksOf(styles: Document): (id: string | undefined) => Look {
  const known = new Map<string, Style>();
  for (const style of Array.from(styles.getElementsByTagName('w:style'))) {
    const look = lookIn(child(style, 'w:rPr'));
    known.set(style.getAttribute('w:styleId') ?? '', { ...look, parent: valueOf(style, 'w:basedOn') });
  }
  const lookOf = (id: string | undefined, depth = 0): Look => {
    const style = id === undefined || depth > DEEPEST ? undefined : known.get(id);
    return style ? first(style, lookOf(style.parent, depth + 1)) : { size: undefined, bold: undefined };
  };
  return lookOf;
}

/**
 * Writes the size and weight that the styles of a document give to its letters into their runs: mammoth reads those
 * of runs alone. A run's own look comes first, then its style's, its paragraph's style's, and the document's.
 */
export function applyStyles(document: Document, styles: Document): void {
  const lookOf = looksOf(styles);
  const [defaults] = Array.from(styles.getElementsByTagName('w:rPrDefault'));
  const ordinary = Array.from(styles.getElementsByTagName('w:style')).find(
    (style) => style.getAttribute('w:type') === 'paragraph' && style.getAttribute('w:default') === '1',
  );
  const usual = first(lookOf(ordinary?.getAttribute('w:styleId') ?? undefined), lookIn(child(defaults, 'w:rPr')));
  for (const paragraph of Array.from(document.getElementsByTagName('w:p'))) {
    const ofParagraph = first(lookOf(valueOf(child(paragraph, 'w:pPr'), 'w:pStyle')), usual);
    for (const run of Array.from(paragraph.getElementsByTagName('w:r'))) {
      const own = child(run, 'w:rPr') ?? run.insertBefore(document.createElement('w:rPr'), run.firstChild);
      const given = lookIn(own);
      const { size, bold } = first(lookOf(valueOf(own, 'w:rStyle')), ofParagraph);
      const write = (name: string, value: string): void =>
        own.appendChild(document.createElement(name)).setAttribute('w:val', value);
      if (given.size === undefined && size !== undefined) write('w:sz', size);
      if (given.bold === undefined && bold) write('w:b', '1');
    }
  }
}
