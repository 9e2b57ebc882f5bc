import fc from 'fast-check';
import { cities, provinceOf, provinces } from '../masters/master-data';
import { Places } from './places';

const places = new Places(
  [
    { id: 12, name: 'Sumatera Utara' },
    { id: 19, name: 'Kepulauan Bangka Belitung' },
    { id: 31, name: 'Daerah Khusus Ibukota Jakarta' },
    { id: 32, name: 'Jawa Barat' },
    { id: 34, name: 'Daerah Istimewa Yogyakarta' },
    { id: 63, name: 'Kalimantan Selatan' },
  ],
  [
    { id: 1271, name: 'Kota Medan', locationId: 12 },
    { id: 3101, name: 'Kabupaten Administrasi Kepulauan Seribu', locationId: 31 },
    { id: 3174, name: 'Kota Administrasi Jakarta Selatan', locationId: 31 },
    { id: 3204, name: 'Kabupaten Bandung', locationId: 32 },
    { id: 3217, name: 'Kabupaten Bandung Barat', locationId: 32 },
    { id: 3273, name: 'Kota Bandung', locationId: 32 },
    { id: 3276, name: 'Kota Depok', locationId: 32 },
    { id: 3279, name: 'Kota Banjar', locationId: 32 },
    { id: 3401, name: 'Kabupaten Kulon Progo', locationId: 34 },
    { id: 3403, name: 'Kabupaten Gunungkidul', locationId: 34 },
    { id: 3404, name: 'Kabupaten Sleman', locationId: 34 },
    { id: 3471, name: 'Kota Yogyakarta', locationId: 34 },
    { id: 6302, name: 'Kabupaten Kotabaru', locationId: 63 },
    { id: 6303, name: 'Kabupaten Banjar', locationId: 63 },
  ],
);

const resolve = (region: string | null, locality: string | null) => places.resolve({ region, locality });
const found = (locationId: number, cityId: number | null) => ({ locationId, cityId, unknown: null });

describe('a province', () => {
  it.each([
    ['DAERAH ISTIMEWA YOGYAKARTA', 34],
    ['Daerah Istimewa  Yogyakarta', 34],
    ['D.I. Yogyakarta', 34],
    ['DI Yogyakarta', 34],
    ['DIY', 34],
    ['Provinsi D.I.Yogyakarta', 34],
    ['DKI Jakarta', 31],
    ['D.K.I. Jakarta', 31],
    ['Jakarta', 31],
    ['Sumut', 12],
    ['North Sumatra', 12],
    ['Prov. Sumatera Utara', 12],
    ['Kep. Bangka Belitung', 19],
    ['Bangka-Belitung', 19],
    ['west java', 32],
    ['Jabar', 32],
  ])('is found by "%s"', (region, id) => {
    expect(resolve(region, null)).toEqual(found(id, null));
  });
});

describe('a city in its province', () => {
  it.each([
    ['KAB. SLEMAN', 3404],
    [' kab sleman ', 3404],
    ['Kabupaten Sleman', 3404],
    ['Sleman', 3404],
    ['Sleman Regency', 3404],
    ['KOTA YOGYAKARTA', 3471],
    ['Yogyakarta', 3471],
    ['Yogyakarta City', 3471],
    ['Jogja', 3471],
    ['KAB. GUNUNG KIDUL', 3403],
    ['Kulonprogo', 3401],
    ['Kab.Kulon-Progo', 3401],
  ])('is found by "%s"', (locality, id) => {
    expect(resolve('DI Yogyakarta', locality)).toEqual(found(34, id));
  });

  it.each([
    ['Jakarta Selatan', 3174],
    ['KOTA ADM. JAKARTA SELATAN', 3174],
    ['Kota Jakarta Selatan', 3174],
    ['Jaksel', 3174],
    ['South Jakarta', 3174],
    ['Kep. Seribu', 3101],
    ['Kab. Adm. Kep. Seribu', 3101],
  ])('is found by "%s" in Jakarta', (locality, id) => {
    expect(resolve('DKI Jakarta', locality)).toEqual(found(31, id));
  });
});

describe('a name that a city shares with a regency', () => {
  it.each([
    ['Kab Bandung', 3204],
    ['KABUPATEN BANDUNG', 3204],
    ['Kota Bandung', 3273],
    ['Bandung', 3273],
    ['Bandung Barat', 3217],
    ['Kab. Bandung Barat', 3217],
  ])('means by "%s" what it says, and the city when it says nothing', (locality, id) => {
    expect(resolve('Jawa Barat', locality)).toEqual(found(32, id));
  });

  it('needs its province when they lie in different ones', () => {
    expect(resolve(null, 'Banjar')).toEqual({ locationId: null, cityId: null, unknown: 'Banjar' });
    expect(resolve('Kalimantan Selatan', 'Banjar')).toEqual(found(63, 6303));
    expect(resolve('Jawa Barat', 'Banjar')).toEqual(found(32, 3279));
    expect(resolve(null, 'Kota Banjar')).toEqual(found(32, 3279));
    expect(resolve(null, 'Kab. Banjar')).toEqual(found(63, 6303));
  });
});

describe('the official places', () => {
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
      expect(official.resolve({ region: name, locality: null })).toEqual(found(id, null));
  });

  it('are found by the city alone unless two provinces have one of the name', () => {
    const missed = cities.filter(([id, name]) => official.resolve({ region: null, locality: name }).cityId !== id);
    expect(missed).toEqual([]);
  });
});

describe('a place told in another way', () => {
  it('implies its province by the city alone', () => {
    expect(resolve(null, 'Medan')).toEqual(found(12, 1271));
    expect(resolve('Entah', 'Kab. Sleman')).toEqual(found(34, 3404));
  });

  it('may have its city in the province’s stead', () => {
    expect(resolve('Kota Yogyakarta', null)).toEqual(found(34, 3471));
    expect(resolve('Kota Yogyakarta', 'Umbulharjo')).toEqual(found(34, 3471));
  });

  it('may have its province in the city’s stead', () => {
    expect(resolve(null, 'Jakarta')).toEqual(found(31, null));
    expect(resolve('Jakarta', 'Jakarta')).toEqual(found(31, null));
  });

  it('may have the wrong kind, or one that belongs to its name', () => {
    expect(resolve('DIY', 'Kota Sleman')).toEqual(found(34, 3404));
    expect(resolve(null, 'Kota Baru')).toEqual(found(63, 6302));
  });
});

describe('a place that is not known', () => {
  it('is told by its name', () => {
    expect(resolve('Jawa Barat', 'Atlantis')).toEqual({ locationId: 32, cityId: null, unknown: 'Atlantis' });
    expect(resolve('Singapore', null)).toEqual({ locationId: null, cityId: null, unknown: 'Singapore' });
    expect(resolve('Johor', 'Atlantis')).toEqual({ locationId: null, cityId: null, unknown: 'Atlantis' });
  });

  it('keeps the province when the city lies in another one', () => {
    expect(resolve('DIY', 'Depok')).toEqual({ locationId: 34, cityId: null, unknown: 'Depok' });
  });

  it('is no place at all without a name', () => {
    expect(resolve(null, null)).toEqual({ locationId: null, cityId: null, unknown: null });
    expect(resolve('Kota', 'Kab.')).toEqual({ locationId: null, cityId: null, unknown: 'Kab.' });
  });

  it('never gives back a city outside of its province, whatever is written', () => {
    const word = fc.oneof(
      fc.constantFrom('Kota', 'Kab.', 'Bandung', 'Sleman', 'Banjar', 'DIY', 'Jakarta', 'Selatan', 'constructor', '.'),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    const name = fc.option(fc.array(word, { maxLength: 4 }).map((words) => words.join(' ')));
    fc.assert(
      fc.property(name, name, (region, locality) => {
        const { locationId, cityId } = resolve(region, locality);
        if (cityId !== null) expect(Math.floor(cityId / 100)).toBe(locationId);
      }),
    );
  });
});
