import { PLACES } from '@titian/rules/place-names';
import golden from '../../corpus/golden-queries.json';
import places from '../../../rules/places.json';
import synonyms from './synonyms.json';

const NORMAL = /^[\p{Ll}\p{N}]+( [\p{Ll}\p{N}]+)*$/u;

const entries = synonyms.groups.flat();
const kinds = [...Object.values(synonyms.workingTypes), ...Object.values(synonyms.workplaces)].flat();

it('has at least 300 groups of words of one meaning, each word in one group', () => {
  expect(synonyms.groups.length).toBeGreaterThanOrEqual(300);
  expect(synonyms.groups.filter((group) => new Set(group).size < 2)).toEqual([]);
  expect(entries.filter((entry, place) => entries.indexOf(entry) !== place)).toEqual([]);
});

it('writes all words as they are compared', () => {
  const words = [...synonyms.ignored, ...synonyms.fillers, ...entries, ...kinds, ...Object.keys(places.aliases)];
  expect(words.filter((word) => !NORMAL.test(word))).toEqual([]);
});

it('has no entry that is an ignored word', () => {
  const words = [...synonyms.fillers, ...entries, ...kinds, ...Object.keys(places.aliases)];
  expect(words.filter((word) => synonyms.ignored.includes(word))).toEqual([]);
});

it('has places that exist, and neighbours both ways', () => {
  const known = new Set(PLACES.map(({ name }) => name));
  const neighbours: Record<string, string[]> = places.neighbours;
  const named = Object.values<{ provinces?: string[]; cities?: string[] }>(places.aliases).flatMap((alias) => [
    ...(alias.provinces ?? []),
    ...(alias.cities ?? []),
  ]);
  expect([...named, ...Object.keys(neighbours)].filter((name) => !known.has(name))).toEqual([]);
  const oneWay = Object.entries(neighbours).flatMap(([city, near]) =>
    near.filter((other) => other === city || !neighbours[other]?.includes(city)),
  );
  expect(oneWay).toEqual([]);
});

it('has neighbours for each regency and city of Java and Bali', () => {
  const neighbours: Record<string, string[]> = places.neighbours;
  const islands = [
    'Daerah Khusus Ibukota Jakarta',
    'Jawa Barat',
    'Jawa Tengah',
    'Daerah Istimewa Yogyakarta',
    'Jawa Timur',
    'Banten',
    'Bali',
  ];
  const there = PLACES.filter(({ kind, province }) => kind === 'city' && islands.includes(province));
  expect(there.length).toBe(128);
  expect(there.filter(({ name }) => !neighbours[name])).toEqual([]);
});

it.each(['demo', 'diy'])('has at least 60 golden queries over the %s vacancies', (source) => {
  expect(golden.filter(({ from }) => from === source).length).toBeGreaterThanOrEqual(60);
});
