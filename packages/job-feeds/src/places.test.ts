import fc from 'fast-check';
import { Places } from './places';
import { RowAbroad } from './import-problems';
import { toPlace } from './job-location';

describe('places', () => {
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
});

describe('job location', () => {
  const places = new Places(
    [
      { id: 32, name: 'Jawa Barat' },
      { id: 34, name: 'Daerah Istimewa Yogyakarta' },
    ],
    [
      { id: 3273, name: 'Kota Bandung', locationId: 32 },
      { id: 3404, name: 'Kabupaten Sleman', locationId: 34 },
      { id: 3299, name: 'Kota Baru', locationId: 32 },
      { id: 3499, name: 'Kota Baru', locationId: 34 },
    ],
  );

  const address = (addressRegion: unknown, addressLocality: unknown, addressCountry?: unknown) => ({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressRegion, addressLocality, addressCountry },
  });

  const read = (jobLocation: unknown, more: object = {}) => {
    const kinds: string[] = [];
    const { locationId, cityId, workplace } = toPlace({ jobLocation, ...more }, places, (kind) => kinds.push(kind));
    return { locationId, cityId, workplace, kinds };
  };
  const place = (locationId: number | null, cityId: number | null, kinds: string[] = []) => ({
    locationId,
    cityId,
    workplace: null,
    kinds,
  });
  const sleman = place(34, 3404);
  const bandung = place(32, 3273);
  const nowhere = place(null, null);
  const unknown = place(null, null, ['unknown-place']);
  const more = ['further-place'];

  describe('toPlace', () => {
    it.each([
      ['a postal address', address('DIY', 'KAB. SLEMAN'), sleman],
      ['an address without its Place', { addressLocality: 'Sleman' }, sleman],
      ['a locality with more before it', address('DIY', 'Depok, Sleman'), sleman],
      ['a locality with its province', address(undefined, 'Bandung, Jawa Barat'), bandung],
      ['an address as text', { address: 'Jl. Melati 1, Depok, Sleman, DI Yogyakarta' }, sleman],
      ['an address as text with the country', 'Bandung, Jawa Barat, Indonesia', bandung],
      ['an address as text with a postal code', 'Jl. Braga 1, Bandung 40111, Jawa Barat, 40111', bandung],
      ['a city as text', 'Sleman', sleman],
      ['a province as text', 'Jawa Barat', place(32, null)],
      ['a Place with a name', { '@type': 'Place', name: 'Bandung' }, bandung],
      [
        'a Place with the name of an office',
        { name: 'Kantor Cabang Bandung', address: { addressCountry: 'ID' } },
        bandung,
      ],
      ['a street that ends with the city', { address: { streetAddress: 'Jl. Melati 1, Sleman' } }, sleman],
      ['entities and tags', 'Bandung,&nbsp;<b>Jawa Barat</b>', bandung],
      ['an address as text with parts left empty', ' , Bandung,, Jawa Barat,', bandung],
      ['an address as text of eight parts', 'Sleman, b, c, d, e, f, g, h', sleman],
      ['an address as text, and no street beyond', 'Sleman, a, b, c, d, e, f, g, h', unknown],
      ['a city by the province beside it', 'Kota Baru, Jawa Barat', place(32, 3299)],
      ['a city by the province beside it, not by another', 'Jl. Jawa Barat 3, Kota Baru, DIY', place(34, 3499)],
      ['a city that two provinces have', 'Kota Baru', unknown],
      ['a Place without an address', { '@type': 'Place' }, nowhere],
      ['nothing', undefined, nowhere],
      ['an empty address', address('', ' '), nowhere],
      ['the country alone', 'Indonesia', nowhere],
      ['the whole country', 'Seluruh Indonesia', nowhere],
      ['an unknown city', address('DIY', 'Muar'), place(34, null, ['unknown-place'])],
      ['an unknown text', 'Antah Berantah', unknown],
      ['a city in a region that is not known', address('Entah', 'Sleman'), unknown],
      ['a city of its kind in such a region', address('Entah', 'Kab. Sleman'), sleman],
      ['a city in such a region of this country', address('Entah', 'Sleman', 'ID'), sleman],
      ['a country that is none', address('DIY', 'Sleman', 'Mars'), place(34, 3404, ['unknown-country'])],
      ['a country as an object', address('DIY', 'Sleman', { '@type': 'Country', name: 'Indonesia' }), sleman],
      ['a locality with a postal code', address('DIY', 'Kab. Sleman 55281'), sleman],
      ['a locality that is no text', address('DIY', 5), place(34, null, ['unreadable-value'])],
      ['no text at all', 5, place(null, null, ['unreadable-value'])],
      [
        'coordinates alone',
        { '@type': 'Place', geo: { latitude: -6.9, longitude: 107.6 } },
        place(null, null, ['unknown-place']),
      ],
      [
        'parts without a text',
        [null, {}, { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'ID' } }],
        place(null, null),
      ],
      ['a very long text', 'a'.repeat(501), place(null, null, ['too-long', 'unknown-place'])],
    ])('reads %s', (_what, jobLocation, expected) => {
      expect(read(jobLocation)).toEqual(expected);
    });

    it.each([
      ['a list', [address('DIY', 'Sleman'), address('Jawa Barat', 'Bandung')], { ...sleman, kinds: more }],
      ['a list with the same twice', [address('DIY', 'Sleman'), 'Sleman'], sleman],
      ['a list, one of them abroad', [address('Johor', 'Muar'), address(null, 'Bandung')], { ...bandung, kinds: more }],
      ['a list, one of them unknown', ['Antah', 'Bandung'], { ...bandung, kinds: ['unknown-place'] }],
      ['localities', address(undefined, ['Bandung', 'Sleman']), { ...bandung, kinds: more }],
      ['a text with a slash', 'Bandung / Sleman', { ...bandung, kinds: more }],
      ['a text with a semicolon', 'Bandung, Indonesia; Singapore', { ...bandung, kinds: more }],
      ['a text with a word', 'Bandung atau Sleman', { ...bandung, kinds: more }],
      ['a text with a city abroad', 'Bandung, Singapore', { ...bandung, kinds: more }],
    ])('stores the first of several in %s and warns of the others', (_what, jobLocation, expected) => {
      expect(read(jobLocation)).toEqual(expected);
    });

    it.each([
      ['Remote', nowhere, 'remote'],
      ['Remote - Indonesia', nowhere, 'remote'],
      ['Bandung (Remote)', bandung, 'remote'],
      ['Bandung, Jawa Barat - Hybrid', bandung, 'hybrid'],
      [address('', 'Remote', 'ID'), nowhere, 'remote'],
      [{ '@type': 'VirtualLocation' }, nowhere, 'remote'],
      ['Head Office Bandung', bandung, null],
    ])('takes the workplace of %j', (jobLocation, expected, workplace) => {
      expect(read(jobLocation)).toEqual({ ...expected, workplace });
    });

    it.each([
      ['Kampar, Perak, Malaysia'],
      ['Sleman, Malaysia'],
      ['Kuala Lumpur'],
      ['Remote, Malaysia'],
      ['Malaysia (Remote)'],
      ['Remote in Malaysia'],
      ['Remote - US'],
      ['Bandar Seri Begawan'],
      ['Timor-Leste'],
      [address('Perak', 'Sleman')],
      [address(null, 'Sleman', 'MY')],
      [address('DIY', 'Sleman', 'MYS')],
      [address(null, 'Sleman', { '@type': 'Country', name: 'Jepang' })],
      [address('Singapore', 'Singapore', 'SG')],
      [[address('Johor', 'Muar'), 'Tokyo']],
    ])('refuses a job abroad: %j', (jobLocation) => {
      expect(() => read(jobLocation)).toThrow(RowAbroad);
    });

    const [here, there] = ['Indonesia', 'Australia'].map((name) => ({ '@type': 'Country', name }));
    const [austin, sydney] = [address('TX', 'Austin', 'US'), address(null, 'Sydney', 'AU')];
    const remote = { jobLocationType: 'TELECOMMUTE' };

    it.each<[string, unknown, unknown, object]>([
      ['an office abroad, applicants here', austin, here, remote],
      ['the same, remote by its place', 'Austin, US (Remote)', here, {}],
      ['the same, remote by its type', austin, here, { employmentType: ['FULL_TIME', 'REMOTE'] }],
      ['applicants in several countries', austin, [there, here], remote],
      ['applicants in several countries of one text', austin, 'Australia, Indonesia', remote],
      ['applicants in a country by its code', austin, { address: { addressCountry: 'ID' } }, remote],
      ['applicants in a province', austin, { '@type': 'State', name: 'Jawa Barat' }, remote],
      ['applicants in a city', austin, { '@type': 'City', name: 'Bandung' }, remote],
      ['applicants here only', austin, 'Indonesia only', remote],
      ['applicants anywhere', austin, 'Worldwide', remote],
      ['applicants in a part of the world', austin, { '@type': 'AdministrativeArea', name: 'Southeast Asia' }, remote],
      ['an office here, whose work is not remote', 'Sleman', there, {}],
    ])('takes %s', (_what, jobLocation, applicantLocationRequirements, further) => {
      expect(() => read(jobLocation, { applicantLocationRequirements, ...further })).not.toThrow();
    });

    it.each<[string, unknown, unknown, object]>([
      ['office and applicants abroad', sydney, there, remote],
      ['an office abroad, applicants nowhere', austin, undefined, remote],
      ['an office abroad, applicants all but here', austin, 'Worldwide, except Indonesia', remote],
      ['an office abroad, applicants outside', austin, 'Outside Indonesia', remote],
      ['an office abroad, whose work is not remote', austin, here, {}],
      ['an office abroad, whose work is remote in part', 'Austin, US (Hybrid)', here, {}],
      ['an office here, applicants abroad', 'Sleman', there, remote],
      ['no office, applicants abroad', 'Remote', there, {}],
      ['no place, applicants abroad', undefined, there, {}],
    ])('refuses %s', (_what, jobLocation, applicantLocationRequirements, further) => {
      expect(() => read(jobLocation, { applicantLocationRequirements, ...further })).toThrow(RowAbroad);
    });
  });

  it('reads a thousand places of a row at most, and reports that', () => {
    const many = Array.from({ length: 1_001 }, () => 'Sleman');
    expect(read([...many, 'Bandung'])).toEqual(place(34, 3404, more));
  });
});
