import { formatTable } from './format-table';

const linesOf = (text: string): string[] => text.split('\n');

it('aligns numbers to the right and writes a dash for null', () => {
  expect(linesOf(formatTable([{ name: 'Kasir', jobs: 12, city: null }]))).toEqual([
    'NAME   JOBS  CITY',
    'Kasir    12  -',
  ]);
});

it('shortens ids to the beginning that commands accept', () => {
  expect(formatTable([{ id: '6f1c2d3e-0000-4000-8000-000000000000' }])).toBe('ID\n6f1c2d3e');
});

it('cuts the widest texts until each line fits into 100 columns', () => {
  const row = { job: 'a'.repeat(150), company: 'b'.repeat(60), status: 'open', jobs: 7 };
  const [head = '', line = ''] = linesOf(formatTable([row]));
  expect([head, line].map(({ length }) => length <= 100)).toEqual([true, true]);
  expect(line).toMatch(/^a+… {2}b+… {2}open +7$/);
  expect(formatTable([{ job: 'a'.repeat(100) }])).toBe(`JOB\n${'a'.repeat(100)}`);
});

it('replaces characters that a terminal acts on', () => {
  expect(formatTable([{ title: 'Kasir\u001b[31m\n' }])).toBe('TITLE\nKasir\uFFFD[31m\uFFFD');
});
