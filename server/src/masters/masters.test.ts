import { testApp } from '../../test/test-app';
import type { TestApp } from '../../test/test-app';
import { expectContract } from '../../test/expect-contract';
import { seedMasters } from '../seed/seed-masters';
import { Places, toJobInput } from '@titian/job-feeds';
import { EDUCATION_LEVELS } from '@titian/rules/education-levels';
import { PLACES } from '@titian/rules/place-names';
import { cities, educationLists, masterLists, provinceOf, provinces } from './master-data';
import { educationLevels } from './education-levels';
import { contentTag, matchesTag } from './content-tag';
import { daysOfMinimumWages, minimumWages } from './minimum-wages';

describe('routes', () => {
  interface Item {
    id: number;
    name: string;
  }

  let server: TestApp;

  beforeAll(async () => {
    server = await testApp();
    await seedMasters(server.db);
  });

  afterAll(() => server.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url: `/api/v1/master/${path}`, headers });

  async function itemsOf(path: string): Promise<Item[]> {
    const response = await get(path);
    expect(response.statusCode).toBe(200);
    return response.json<{ data: Item[] }>().data;
  }

  const namesOf = async (path: string) => (await itemsOf(path)).map(({ name }) => name);

  it.each([
    ['language', 'listLanguages'],
    ['skill', 'listSkills'],
    ['function-of-interest', 'listFunctionsOfInterest'],
    ['job-position', 'listJobPositions'],
    ['position-level', 'listPositionLevels'],
    ['industry', 'listIndustries'],
    ['education-level', 'listEducationLevels'],
    ['location', 'listLocations'],
    ['city', 'listCities'],
    ['education', 'listInstitutions'],
    ['education-major', 'listMajors'],
  ])('sends %s as the contract says, without a token', async (kind, operationId) => {
    const response = await get(`${kind}/`);
    expect(response.statusCode).toBe(200);
    expectContract(operationId, response);
    expect(response.json<{ data: Item[] }>().data.length).toBeGreaterThan(0);
  });

  it('keeps the order in which a list is written down', async () => {
    const written = masterLists['position-level'].map(([id, name]) => ({ id, name }));
    expect(await itemsOf('position-level/')).toEqual(written);
  });

  describe('cities', () => {
    it('sends all of them without a province', async () => {
      expect(await itemsOf('city/')).toHaveLength(514);
    });

    it('narrows to one province', async () => {
      expect(await namesOf('city/?location=34')).toEqual([
        'Kabupaten Bantul',
        'Kabupaten Gunungkidul',
        'Kabupaten Kulon Progo',
        'Kabupaten Sleman',
        'Kota Yogyakarta',
      ]);
    });

    it('has none for a province that does not exist', async () => {
      expect(await itemsOf('city/?location=99')).toEqual([]);
    });
  });

  describe('institutions and majors', () => {
    it('lists schools by level, numbers in their own order', async () => {
      const names = await namesOf('education/?educationLevel=1');
      expect(names).toContain('SMA Negeri 1 Yogyakarta');
      expect(names).not.toContain('SMK Negeri 1 Bantul');
      expect(names.indexOf('SMA Negeri 8 Jakarta')).toBeGreaterThan(names.indexOf('SMA Negeri 3 Yogyakarta'));
    });

    it('lists majors by level', async () => {
      expect(await namesOf('education-major/?educationLevel=1')).toContain('Ilmu Pengetahuan Alam (IPA)');
      expect(await namesOf('education-major/?educationLevel=2')).toContain('Teknik Komputer dan Jaringan');
      expect(await namesOf('education-major/?educationLevel=7')).toContain('Ilmu Hukum');
      expect(await namesOf('education-major/?educationLevel=2')).not.toContain('Ilmu Hukum');
    });

    it.each(['education', 'education-major'])('has no %s for a level that does not exist', async (kind) => {
      expect(await itemsOf(`${kind}/?educationLevel=99`)).toEqual([]);
    });
  });

  it.each([
    ['city/?location=abc', 'listCities'],
    ['city/?location=-1', 'listCities'],
    ['city/?location=1e9', 'listCities'],
    ['education/?educationLevel=', 'listInstitutions'],
    ['education-major/?educationLevel=1&educationLevel=2', 'listMajors'],
  ])('refuses %s with 4000', async (path, operationId) => {
    const response = await get(path);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ statusCode: 4000 });
    expect(response.headers['cache-control']).toBe('no-store');
    expectContract(operationId, response);
  });

  describe('caching', () => {
    const CACHED = 'public, max-age=3600, stale-while-revalidate=86400';

    it('lets browsers cache a list for an hour', async () => {
      expect((await get('skill/')).headers['cache-control']).toBe(CACHED);
    });

    it('responds with 304 without a body when the copy is still the same', async () => {
      const tag = String((await get('city/?location=34')).headers.etag);
      const again = await get('city/?location=34', { 'if-none-match': `"other", ${tag}` });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers).toMatchObject({ etag: tag, 'cache-control': CACHED });
    });

    it('sends the list when the copy is of another list', async () => {
      const tag = String((await get('city/?location=34')).headers.etag);
      expect((await get('city/?location=33', { 'if-none-match': tag })).statusCode).toBe(200);
    });

    it('responds to HEAD as to GET, without the body', async () => {
      const response = await server.app.inject({ method: 'HEAD', url: '/api/v1/master/skill/' });
      expect(response.statusCode).toBe(200);
      expect(response.headers.etag).toBe((await get('skill/')).headers.etag);
    });
  });
});

describe('data', () => {
  it('keeps the two education levels that the contract names at 1 and 2', () => {
    expect(educationLevels.slice(0, 2)).toEqual([
      [1, 'SMA'],
      [2, 'SMK'],
    ]);
  });

  it('refers to education levels that exist, at least to one', () => {
    const known = new Set<number>(educationLevels.map(([id]) => id));
    const wrong = Object.values(educationLists)
      .flat()
      .filter(([, , levels]) => !levels.length || levels.some((id) => !known.has(id)));
    expect(wrong).toEqual([]);
  });
});

describe('content tag', () => {
  const tag = contentTag('[1,2]');

  it('gives different contents different tags and the same content the same tag', () => {
    expect(contentTag('[1,2]')).toBe(tag);
    expect(contentTag('[1,3]')).not.toBe(tag);
  });

  it.each([
    ['the tag itself', tag, true],
    ['the tag as a strong one', tag.replace('W/', ''), true],
    ['one of several tags', `"a", ${tag} , "b"`, true],
    ['any', '*', true],
    ['another tag', 'W/"a"', false],
    ['nothing', '', false],
    ['no header', undefined, false],
  ])('compares weakly: %s', (_case, header, expected) => {
    expect(matchesTag(header, tag)).toBe(expected);
  });
});

describe('minimum wages', () => {
  it('has a figure for every province, by its official code and name', () => {
    const named = minimumWages.provinces.map(({ code, name }) => [code, name]);
    expect(named).toEqual([...provinces].sort(([a], [b]) => a - b));
  });

  it('holds for the whole of its year', () => {
    const { year, validFrom, validThrough } = minimumWages;
    expect([validFrom, validThrough]).toEqual([`${year}-01-01`, `${year}-12-31`]);
  });

  it.each([
    ['2026-12-31T16:59:59Z', 0],
    ['2026-12-31T17:00:00Z', -1],
    ['2026-12-01T00:00:00Z', 30],
    ['2026-01-01T00:00:00Z', 364],
  ])('at %s holds %d days more', (now, days) => {
    expect(daysOfMinimumWages(new Date(now))).toBe(days);
  });
});

describe('places of feeds', () => {
  const official = new Places(
    provinces.map(([id, name]) => ({ id, name })),
    cities.map(([id, name]) => ({ id, name, locationId: provinceOf(id) })),
  );
  const nameOfProvince = new Map(provinces.map(([id, name]) => [id, name]));

  it('are each found by their own names, in capitals and shortened too', () => {
    const spellings: ((name: string) => string)[] = [
      (name) => name,
      (name) => name.toUpperCase(),
      (name) => name.replace('Kabupaten', 'KAB.').replace('Administrasi', 'Adm.').replace('Kepulauan', 'Kep.'),
    ];
    const missed = cities.flatMap(([id, name]) => {
      const region = nameOfProvince.get(provinceOf(id)) ?? null;
      return spellings
        .filter((spell) => official.resolve({ region, locality: spell(name) }).cityId !== id)
        .map(() => name);
    });
    expect(missed).toEqual([]);
    for (const [id, name] of provinces)
      expect(official.resolve({ region: name, locality: null })).toEqual({
        locationId: id,
        cityId: null,
        unknown: null,
      });
  });

  it.each([
    ['Irian Jaya', null, 'Papua', null],
    ['Irian Jaya Barat', null, 'Papua Barat', null],
    ['Papua', 'Merauke', 'Papua Selatan', 'Kabupaten Merauke'],
    ['Papua Barat', 'Kota Sorong', 'Papua Barat Daya', 'Kota Sorong'],
    [null, 'Purwokerto', 'Jawa Tengah', 'Kabupaten Banyumas'],
    ['Jawa Tengah', 'Purwokerto', 'Jawa Tengah', 'Kabupaten Banyumas'],
  ])('are found by an old province and by a town: %s, %s', (region, locality, province, city) => {
    const { locationId, cityId } = official.resolve({ region, locality });
    expect([nameOfProvince.get(locationId ?? 0), cities.find(([id]) => id === cityId)?.[1] ?? null]).toEqual([
      province,
      city,
    ]);
  });

  it('are found by the city alone unless two provinces have one of the name', () => {
    const missed = cities.filter(([id, name]) => official.resolve({ region: null, locality: name }).cityId !== id);
    expect(missed).toEqual([]);
  });

  it('are never taken for places abroad', () => {
    const read = (jobLocation: string) =>
      toJobInput({ title: 'Kasir', hiringOrganization: 'PT Contoh', jobLocation }, official).job;
    for (const [id, name] of provinces) expect(read(name).locationId).toBe(id);
    for (const [id, name] of cities) expect(read(name).cityId).toBe(id);
  });
});

describe('lists', () => {
  it('have the provinces and cities that @titian/rules names', () => {
    const provinceNames = new Map(provinces);
    const inMasters = provinces.flatMap(([id, name]) => [
      `${name}: ${name}`,
      ...cities.filter(([city]) => provinceOf(city) === id).map(([, city]) => `${city}: ${provinceNames.get(id)}`),
    ]);
    expect(PLACES.map(({ name, province }) => `${name}: ${province}`).sort()).toEqual(inMasters.sort());
  });

  it('have the education levels that @titian/rules names, in their order', () => {
    expect(EDUCATION_LEVELS).toEqual(masterLists['education-level'].map(([, name]) => name));
  });
});
