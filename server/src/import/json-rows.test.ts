import fc from 'fast-check';
import { cpuTime } from '../../test/cpu-time';
import { jsonRows } from './json-rows';

const rowsOf = (json: string) => [...jsonRows(json)].map(({ line, json: row }) => ({ line, row: JSON.parse(row) }));

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

  it.each([
    ['arrays', '['.repeat(500_000), ']'.repeat(500_000)],
    ['arrays inside of a row', `{"a":${'['.repeat(500_000)}`, `${']'.repeat(500_000)}}`],
    ['backslashes', `["${'\\\\'.repeat(500_000)}`, '"]'],
    ['quotes', `["${'\\"'.repeat(500_000)}`, '"]'],
  ])('takes a moment for very many %s', (_name, opening, closing) => {
    const start = cpuTime();
    expect([...jsonRows(opening + closing)].length).toBeLessThanOrEqual(1);
    expect(cpuTime() - start).toBeLessThan(5_000);
  });
});
