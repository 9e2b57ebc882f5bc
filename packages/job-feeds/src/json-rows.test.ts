import fc from 'fast-check';
import { jsonRows, NotJson } from './json-rows';

const rowsOf = (json: string) => jsonRows(json).map(({ line, value }) => ({ line, row: value }));

describe('jsonRows', () => {
  it('finds a single object', () => {
    expect(rowsOf('\n\n {"a": 1}')).toEqual([{ line: 3, row: { a: 1 } }]);
  });

  it('finds the items of an array with the lines on which they start', () => {
    expect(rowsOf('[\n{"a": 1},\n{"b":\n2}, {"c": 3}\n,\n\n{"d": 4}]')).toEqual([
      { line: 2, row: { a: 1 } },
      { line: 3, row: { b: 2 } },
      { line: 4, row: { c: 3 } },
      { line: 7, row: { d: 4 } },
    ]);
  });

  it('finds the items of a graph and leaves out the object around them', () => {
    expect(rowsOf('{"@context": {"x": [{}]},\n"@graph": [\n{"a": 1},\n{"b": [{}]}], "z": {}}')).toEqual([
      { line: 3, row: { a: 1 } },
      { line: 4, row: { b: [{}] } },
    ]);
  });

  it('finds the items of graphs in graphs and arrays', () => {
    const json = '[{"@graph":\n{"@graph":\n[[{"a": 1}],\n{"b": 2}]}},\n{"c": {"@graph": [{"d": 4}]}}]';
    expect(rowsOf(json)).toEqual([
      { line: 3, row: { a: 1 } },
      { line: 4, row: { b: 2 } },
      { line: 5, row: { c: { '@graph': [{ d: 4 }] } } },
    ]);
  });

  it('counts an item that is no object as a row', () => {
    expect(rowsOf('[1,\n"a,]{\\"",\nnull,\n-1.5e3,\n{"@graph": "x"}]')).toEqual([
      { line: 1, row: 1 },
      { line: 2, row: 'a,]{"' },
      { line: 3, row: null },
      { line: 4, row: -1500 },
      { line: 5, row: 'x' },
    ]);
  });

  it('finds no row in an empty list or graph', () => {
    expect(rowsOf('[]')).toEqual([]);
    expect(rowsOf('[[], {"@graph": []}]')).toEqual([]);
  });

  it('is not misled by signs and escapes inside of strings', () => {
    const row = { a: '{[,:"\\', 'b"': '\\"', '@graph ': '\\\\', c: ['}', ']'] };
    expect(rowsOf(`[${JSON.stringify(row)},\n${JSON.stringify(row)}]`)).toEqual([
      { line: 1, row },
      { line: 2, row },
    ]);
  });

  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('counts lines that end with %s', (_name, end) => {
    expect(rowsOf(['[', '{},', '', '{}', ']'].join(end)).map(({ line }) => line)).toEqual([2, 4]);
  });

  it('finds the items of any array where they stand', () => {
    const item = fc.dictionary(fc.string(), fc.jsonValue()).filter((row) => !('@graph' in row));
    const space = fc.constantFrom('', ' ', '\n', '\r\n', '\t\n\n');
    fc.assert(
      fc.property(fc.array(fc.tuple(item, space, fc.nat(3))), (items) => {
        let json = '[';
        const expected = items.map(([row, before, indent], index) => {
          json += (index > 0 ? ',' : '') + before;
          const line = json.split('\n').length;
          json += JSON.stringify(row, null, indent);
          return { line, row: JSON.parse(JSON.stringify(row)) };
        });
        expect(rowsOf(`${json}]`)).toEqual(expected);
      }),
    );
  });

  it('finds rows that stand one behind the other without a list', () => {
    expect(rowsOf('{"a": 1}\n{"b": 2}\r\n\n{"c": 3}{"d": 4}\n')).toEqual([
      { line: 1, row: { a: 1 } },
      { line: 2, row: { b: 2 } },
      { line: 4, row: { c: 3 } },
      { line: 4, row: { d: 4 } },
    ]);
  });

  it.each([
    ['\n//<![CDATA[\n{"a": "]]> //"}\n//]]>\n', 3],
    ['/*<![CDATA[*/\n\n[{"a": "]]> //"}]/*]]>*/', 3],
    ['<![CDATA[{"a": "]]> //"}]]>', 1],
  ])('reads JSON in a CDATA section: %j', (json, line) => {
    expect(rowsOf(json)).toEqual([{ line, row: { a: ']]> //' } }]);
  });

  it('reads raw line breaks and other control characters in texts, and counts their lines', () => {
    expect(rowsOf('[{"a\t": "\\"x\n- \ty\u0001\r\n"},\n\t{"b": 2}]')).toEqual([
      { line: 1, row: { 'a\t': '"x\n- \ty\u0001\r\n' } },
      { line: 4, row: { b: 2 } },
    ]);
  });

  it.each([
    ['', 'it is empty'],
    [' \n', 'it is empty'],
    ['[\n{"a": 2,,}\n]', 'it is not JSON on line 2'],
    ['[\n{"a": 2 "b": 3}\n]', 'it is not JSON on line 2'],
    ['[\n{"a": kosong},\n{"b": 3}]', 'it is not JSON on line 2'],
    ['[\n{"a": NaN}]', 'it is not JSON on line 2'],
    ['[1,\n2,\n]', 'it is not JSON on line 3'],
    ['[{"a": 1},\n{"a": "19" layar"}]', 'it is not JSON on line 2'],
    ['{"a": 1}\n{"a": "\\x"}', 'it is not JSON on line 2'],
    ['{"a": 1}}\n', 'it is not JSON on line 1'],
    ['<html>\n</html>', 'it is not JSON on line 1'],
    ['[{"a": 1},\n{"a": 2', 'it is not JSON: it ends on line 2, before the end of its last value'],
    ['[{"a": "x,\n', 'it is not JSON: it ends on line 1, before the end of its last value'],
  ])('refuses %j: %s', (json, message) => {
    expect(() => jsonRows(json)).toThrow(new NotJson(message));
  });

  it('does not read a row that is nested very deeply', () => {
    const deep = `{"b": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(jsonRows(`[${deep},\n${'['.repeat(300)}${']'.repeat(300)},\n5,\n{"a": 1}]`)).toEqual([
      { line: 1, problem: 'it is nested deeper than 200 levels' },
      { line: 3, value: 5 },
      { line: 4, value: { a: 1 } },
    ]);
  });
});
