import { parseDiff } from './tutorial-diff';

it('reads the lines of each hunk before and after it', () => {
  const diff = [
    '--- a/one.ts',
    '+++ b/one.ts',
    '@@ -1,2 +1,2 @@',
    ' kept',
    '-old',
    '+new',
    '@@',
    '+added',
    '--- /dev/null',
    '+++ b/two.ts',
    '[…]',
    '+shown',
    '[…]',
    '+also shown',
    '',
  ].join('\n');
  expect(parseDiff(diff)).toEqual([
    {
      file: 'one.ts',
      hunks: [
        { from: 'kept\nold\n', to: 'kept\nnew\n' },
        { from: '', to: 'added\n' },
      ],
    },
    {
      file: 'two.ts',
      hunks: [
        { from: '', to: 'shown\n' },
        { from: '', to: 'also shown\n' },
      ],
    },
  ]);
});
