import { educationLevels } from './data/education-levels';
import {
  cities,
  EDUCATION_KINDS,
  educationLists,
  MASTER_KINDS,
  masterLists,
  provinceOf,
  provinces,
} from './master-data';

const lists = {
  ...masterLists,
  location: provinces,
  city: cities,
  ...educationLists,
};

const atLevel = (kind: keyof typeof educationLists, level: number) =>
  educationLists[kind].filter(([, , levels]) => levels.includes(level));

describe.each(Object.entries(lists))('the list %s', (_kind, rows) => {
  it('gives every id once', () => {
    expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length);
  });

  it('gives every name once, upper and lower case being the same', () => {
    expect(new Set(rows.map(([, name]) => name.toLowerCase())).size).toBe(rows.length);
  });

  it('has tidy names and leaves "Other" to the client', () => {
    const untidy = rows.filter(([, name]) => name !== name.trim() || /\s{2}|^other$|^lainnya$/i.test(name) || !name);
    expect(untidy).toEqual([]);
  });
});

it.each([
  ['location', 38, 38],
  ['city', 514, 514],
  ['industry', 21, 21],
  ['language', 60, 200],
  ['skill', 200, 400],
  ['job-position', 60, 200],
  ['position-level', 10, 15],
  ['function-of-interest', 30, 80],
  ['education', 150, 1000],
  ['education-major', 120, 1000],
] as const)('holds enough of %s', (kind, least, most) => {
  expect(lists[kind].length).toBeGreaterThanOrEqual(least);
  expect(lists[kind].length).toBeLessThanOrEqual(most);
});

it.each(['skill', 'job-position', 'function-of-interest'] as const)('shows %s by name', (kind) => {
  const names = masterLists[kind].map(([, name]) => name);
  expect(names).toEqual([...names].sort(new Intl.Collator('id', { numeric: true }).compare));
});

it('puts every city into a province, and leaves no province without one', () => {
  const used = new Set(cities.map(([id]) => provinceOf(id)));
  expect([...used].sort()).toEqual(provinces.map(([id]) => id).sort());
});

it('says of every place in a city list whether it is a regency or a city', () => {
  expect(cities.filter(([, name]) => !/^(Kabupaten|Kota) /.test(name))).toEqual([]);
});

it('keeps the two education levels that the contract names at 1 and 2', () => {
  expect(educationLevels.slice(0, 2)).toEqual([
    [1, 'SMA'],
    [2, 'SMK'],
  ]);
});

describe.each(EDUCATION_KINDS)('%s', (kind) => {
  const known = new Set<number>(educationLevels.map(([id]) => id));

  it('refers to levels that exist, at least to one', () => {
    const wrong = educationLists[kind].filter(([, , levels]) => !levels.length || levels.some((id) => !known.has(id)));
    expect(wrong).toEqual([]);
  });

  it.each(educationLevels)('has entries for level %d (%s)', (id) => {
    expect(atLevel(kind, id).length).toBeGreaterThan(3);
  });
});

it.each([1, 2])('offers at least 40 schools at level %d', (level) => {
  expect(atLevel('education', level).length).toBeGreaterThanOrEqual(40);
});

it('uses each kind of the database once', () => {
  const kinds = [...MASTER_KINDS, ...EDUCATION_KINDS];
  expect(new Set(kinds).size).toBe(kinds.length);
});
