import fc from 'fast-check';
import { jsonRows } from './json-rows';

const isRow = (value: unknown) => typeof value === 'object' && value !== null && 'a' in value;

const rowsOf = (json: string) => [...jsonRows(json)].map(({ line, value }) => ({ line, row: value }));

/** Lines with the values of rows, or with the first words of what is wrong. */
const toldOf = (json: string) =>
  [...jsonRows(json, { isRow })].map(({ line, value, problem }) => [line, problem?.slice(0, 14) ?? value]);

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

  const good = (n: number) => `{"a": ${n}, "b": [{"c": "}"}]}`;
  const read = (n: number) => ({ a: n, b: [{ c: '}' }] });

  it.each([
    ['two commas too many', '{"a": 2,,}'],
    ['a comma too few', '{"a": 2 "b": 3}'],
    ['a value that is none', '{"a": kosong}'],
    ['quotes that are not escaped', '{"a": "x "y" z"}'],
    ['a quote that is not escaped', '{"a": "19" layar"}'],
    ['a text without an end', '{"a": "x, "b": 3}'],
    ['a text without an end at the end of the line', '{"a": "x,\n"b": [{"c": 1}]}'],
    ['an object without an end', '{"a": {"b": 3}'],
    ['a list without an end', '{"a": [2, 3}'],
    ['a bracket too many', '{"a": 2}}'],
    ['a word', 'oops'],
    ['a wrong escape', '{"a": "\\x"}'],
  ])('reads the rows around one with %s', (_what, bad) => {
    const told = toldOf(`[${good(1)},\n${bad},\n${good(3)},${good(4)},\n${good(5)}]`);
    const lines = told.filter(([, value]) => typeof value === 'string').map(([line]) => line);
    expect(lines.every((line) => line === 2)).toBe(true);
    const others = told.map(([, value]) => value).filter((value) => JSON.stringify(value) !== '{"a":2}');
    expect(others.filter((value) => typeof value !== 'string')).toEqual([1, 3, 4, 5].map(read));
    if (bad !== '{"a": 2}}') expect(lines.length).toBeGreaterThan(0);
  });

  it('reads the rows of one line around broken ones', () => {
    const told = toldOf(`[${good(1)},{"a": "x, "b": "y"},${good(3)},{"a": "x"y"},${good(5)}]`);
    const values = told.map(([, value]) => value).filter((value) => typeof value !== 'string');
    expect(values).toEqual([1, 3, 5].map(read));
  });

  it('reads raw line breaks in texts, counts their lines, and says so', () => {
    expect([...jsonRows('[{"a": "x\n- \ty\u0001"},\n{"b": 2}]')]).toEqual([
      { line: 1, value: { a: 'x\n- \ty\u0001' }, isMended: true },
      { line: 3, value: { b: 2 } },
    ]);
  });

  it.each([
    ['{"a": [1, 2, ], "b": "x,]", }', { a: [1, 2], b: 'x,]' }],
    ['{"a": NaN, "b": [-Infinity, undefined, None], "c": "NaN"}', { a: null, b: [null, null, null], c: 'NaN' }],
  ])('reads %s, and says so', (json, value) => {
    expect([...jsonRows(`[${json}]`)]).toEqual([{ line: 1, value, isMended: true }]);
  });

  it('reads the rows of a text that is cut short, and says where', () => {
    expect(toldOf(`[${good(1)},\n{"a": 2`)).toEqual([
      [1, read(1)],
      [2, 'it has no end'],
    ]);
    expect(toldOf(`{"@graph": [${good(1)},\n`)).toEqual([
      [1, read(1)],
      [2, 'it has no end'],
    ]);
  });

  it('reads rows that stand one on each line without a list', () => {
    expect(toldOf(`${good(1)}\n${good(2)}\n`)).toEqual([
      [1, read(1)],
      [2, read(2)],
    ]);
  });

  it('does not read a row that is nested very deeply', () => {
    const deep = `{"b": ${'['.repeat(1_000)}${']'.repeat(1_000)}}`;
    expect(toldOf(`[${deep},\n5,\n${good(3)}]`)).toEqual([
      [1, 'it is nested d'],
      [2, 5],
      [3, read(3)],
    ]);
  });
});
