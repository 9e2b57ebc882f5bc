import { formatReport } from './format-report';

describe('formatReport', () => {
  it('ends with the counts', () => {
    const counts = { created: 870, updated: 0, unchanged: 6, merged: 0, closed: 12, refused: 0 };
    expect(formatReport({ counts, refused: [], merged: [], warnings: [] }).split('\n')).toEqual([
      'created    870',
      'updated      0',
      'unchanged    6',
      'merged       0',
      'closed      12',
      'refused      0',
    ]);
  });

  it('puts what there is to say in the order of the file', () => {
    const report = {
      counts: { created: 1, updated: 0, unchanged: 0, merged: 1, closed: 0, refused: 2 },
      refused: [
        { line: 2, text: 'title is missing' },
        { line: 30, text: 'title is not text' },
      ],
      merged: [{ line: 12, text: 'it is the same job as on line 4' }],
      warnings: [{ line: 9, text: 'baseSalary is left out: its currency is not IDR' }],
    };
    expect(formatReport(report).split('\n').slice(0, 5)).toEqual([
      'line 2: refused: title is missing',
      'line 9: warning: baseSalary is left out: its currency is not IDR',
      'line 12: merged: it is the same job as on line 4',
      'line 30: refused: title is not text',
      '',
    ]);
  });
});
