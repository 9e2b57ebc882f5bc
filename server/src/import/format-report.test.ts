import { formatReport } from './format-report';

const none = { refused: [], merged: [], warnings: [], warningKinds: {} };

describe('formatReport', () => {
  it('ends with the counts', () => {
    const counts = { created: 870, updated: 0, unchanged: 6, merged: 0, closed: 12, refused: 0 };
    expect(formatReport({ counts, ...none }).split('\n')).toEqual([
      'created    870',
      'updated      0',
      'unchanged    6',
      'merged       0',
      'closed      12',
      'refused      0',
    ]);
  });

  it('puts what there is to say in the order of the file, and warnings by kind', () => {
    const report = {
      counts: { created: 1, updated: 0, unchanged: 0, merged: 1, closed: 0, refused: 2 },
      refused: [
        { line: 2, text: 'title is missing' },
        { line: 30, text: 'title is not text' },
      ],
      merged: [{ line: 12, text: 'it is the same job as on line 4' }],
      warnings: [{ line: 9, kind: 'unclear-pay' as const, text: 'baseSalary is left out: its currency is not IDR' }],
      warningKinds: {
        'unclear-pay': { count: 1, lines: [9] },
        'unknown-place': { count: 13, lines: Array.from({ length: 12 }, (_, index) => index + 1) },
      },
    };
    expect(formatReport(report).split('\n').slice(0, 9)).toEqual([
      'line 2: refused: title is missing',
      'line 9: warning: unclear-pay: baseSalary is left out: its currency is not IDR',
      'line 12: merged: it is the same job as on line 4',
      'line 30: refused: title is not text',
      '',
      'Warnings:',
      '  unclear-pay     1  line 9',
      '  unknown-place  13  lines 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more',
      '',
    ]);
  });
});
