import { HELD_OUT } from './messages/held-out.fixture';
import { HELD_OUT_2 } from './messages/held-out-2.fixture';
import { HELD_OUT_3 } from './messages/held-out-3.fixture';
import { HELD_OUT_4 } from './messages/held-out-4.fixture';
import { LATER } from './messages/later.fixture';
import { OWN } from './messages/own.fixture';
import { failuresOf } from './messages/score.fixture';
import { VOICES } from './messages/voices.fixture';

const countsOf = ({ asking, subtle, clean }: ReturnType<typeof failuresOf>) => ({
  asking: asking.length,
  subtle: subtle.length,
  clean: clean.length,
});

// Failures that are known. Those of the first, the third and the fourth messages held out were never read.
it.each([
  ['own', OWN, { asking: 1, subtle: 0, clean: 0 }],
  ['later', LATER, { asking: 1, subtle: 0, clean: 2 }],
  ['voices', VOICES, { asking: 15, subtle: 36, clean: 22 }],
  ['held out', HELD_OUT, { asking: 7, subtle: 3, clean: 1 }],
  ['held out, second', HELD_OUT_2, { asking: 2, subtle: 6, clean: 2 }],
  ['held out, third', HELD_OUT_3, { asking: 4, subtle: 4, clean: 8 }],
  ['held out, fourth', HELD_OUT_4, { asking: 4, subtle: 10, clean: 10 }],
])('quotes a right sentence of the messages that deserve care, and none of the others: %s', (_name, set, failures) => {
  expect(countsOf(failuresOf(set))).toEqual(failures);
});

/** Changes that a reader of pictures makes, none of which changes a text's length. */
const PICTURES: [name: string, change: (text: string) => string][] = [
  ['lost line ends', (text) => text.replaceAll('\n', ' ')],
  ['capitals alone', (text) => text.toUpperCase()],
  ['lines of 34 characters', (text) => text.split('\n').map(broken).join('\n')],
  [
    'figures and letters that look alike',
    (text) => text.replace(/(?<=\d.?)0/g, 'O').replace(/(?<=\bb)i(?=aya)/gi, '1'),
  ],
];

/** A line with line breaks in place of spaces, as a phone shows it. */
function broken(line: string): string {
  let width = 0;
  return line.replace(/(\s?)(\S+)/g, (_all, space: string, word: string) => {
    const fits = width + space.length + word.length <= 34;
    width = fits || space === '' ? width + space.length + word.length : word.length;
    return `${fits || space === '' ? space : '\n'}${word}`;
  });
}

it.each(PICTURES)('forgives a reader of pictures: %s', (_name, change) => {
  const { asking, clean } = failuresOf(
    { asking: [...OWN.asking, ...LATER.asking], subtle: [], clean: [...OWN.clean, ...LATER.clean] },
    change,
  );
  expect(asking.length / (OWN.asking.length + LATER.asking.length)).toBeLessThan(0.08);
  expect(clean.length / (OWN.clean.length + LATER.clean.length)).toBeLessThanOrEqual(0.04);
});
