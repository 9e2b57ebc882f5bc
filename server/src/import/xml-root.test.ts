import { xmlRoot } from './xml-root';

describe('xmlRoot', () => {
  it.each([
    ['<source/>', 'source'],
    [' \n<Source>', 'source'],
    ['<?xml version="1.0"?><source>', 'source'],
    ['<?xml version="1.0"?>\n<?xml-stylesheet type="text/xsl" href="a.xsl"?>\n<source>', 'source'],
    ['<!-- a > b --><!----><source>', 'source'],
    ['<!DOCTYPE source><source>', 'source'],
    ['<!doctype source SYSTEM "a>b.dtd"><source>', 'source'],
    ['<!DOCTYPE source [<!ENTITY a "<jobs>]>"> <!-- ]> " --> ]><source>', 'source'],
    ['<rss version="2.0">', 'rss'],
    ['<!doctype html><html>', 'html'],
  ])('of %j is %s', (text, name) => {
    const root = xmlRoot(text);
    expect(root?.name).toBe(name);
    expect(text.slice(root?.start).toLowerCase()).toMatch(new RegExp(`^<${name}`));
  });

  it.each(['', '   ', '{}', '[]', 'source', '<', '< source>', '<?xml', '<!-- <source>', '<!DOCTYPE a [ <source>'])(
    'is none in %j',
    (text) => {
      expect(xmlRoot(text)).toBeNull();
    },
  );
});
