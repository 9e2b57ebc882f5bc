import { cities, provinceOf, provinces } from '../masters/master-data';
import { RowAbroad } from './import-problems';
import { toPlace } from './job-location';
import { Places } from './places';

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

  it('refuses a remote job that is only for applicants abroad', () => {
    const malaysia = { '@type': 'Country', name: 'Malaysia' };
    const applicants = (applicantLocationRequirements: unknown) => read('Remote', { applicantLocationRequirements });
    expect(() => applicants(malaysia)).toThrow('the job is for applicants abroad: "Malaysia"');
    expect(() => read(undefined, { applicantLocationRequirements: malaysia })).toThrow(RowAbroad);
    expect(applicants([malaysia, { '@type': 'Country', name: 'ID' }]).workplace).toBe('remote');
    expect(applicants({ '@type': 'State', name: 'Jawa Barat' }).workplace).toBe('remote');
  });

  it('takes no official place for one abroad', () => {
    const all = new Places(
      provinces.map(([id, name]) => ({ id, name })),
      cities.map(([id, name]) => ({ id, name, locationId: provinceOf(id) })),
    );
    for (const [id, name] of provinces) expect(toPlace({ jobLocation: name }, all).locationId).toBe(id);
    for (const [id, name] of cities) expect(toPlace({ jobLocation: name }, all).cityId).toBe(id);
  });
});

it('reads a thousand places of a row at most, and reports that', () => {
  const many = Array.from({ length: 1_001 }, () => 'Sleman');
  expect(read([...many, 'Bandung'])).toEqual(place(34, 3404, more));
});
