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

const address = (addressRegion: unknown, addressLocality: unknown) => ({
  '@type': 'Place',
  address: { '@type': 'PostalAddress', addressRegion, addressLocality },
});
const sleman = { locationId: 34, cityId: 3404, unknown: null };
const kotaBaru = { locationId: 34, cityId: 3499, unknown: null };
const bandung = { locationId: 32, cityId: 3273, unknown: null };
const nowhere = (unknown: string) => ({ locationId: null, cityId: null, unknown });

describe('toPlace', () => {
  it.each([
    ['a postal address', address('DIY', 'KAB. SLEMAN'), sleman],
    ['an address without its Place', { addressLocality: 'Sleman' }, sleman],
    ['a locality with more before it', address('DIY', 'Depok, Sleman'), sleman],
    ['a locality with its province', address(undefined, 'Bandung, Jawa Barat'), bandung],
    ['an address as text', { address: 'Jl. Melati 1, Depok, Sleman, DI Yogyakarta' }, sleman],
    ['an address as text with the country', 'Bandung, Jawa Barat, Indonesia', bandung],
    ['a city as text', 'Sleman', sleman],
    ['a province as text', 'Jawa Barat', { locationId: 32, cityId: null, unknown: null }],
    ['several, the first of which is known', [address('DIY', 'Sleman'), address('Jawa Barat', 'Bandung')], sleman],
    ['several, the first of which is not known', [address('Johor', 'Muar'), address(null, 'Bandung')], bandung],
    ['several, one of which has a city', [address('DIY', null), address(null, 'Bandung')], bandung],
    [
      'several, one of which has a province',
      [address('Johor', 'Muar'), address('DIY', null)],
      { locationId: 34, cityId: null, unknown: null },
    ],
    ['an address as text with parts left empty', ' , Bandung,, Jawa Barat,', bandung],
    ['an address as text of eight parts, beside empty ones', 'Sleman, , b, c,, d, e, f, g, h,', sleman],
    ['an address as text of eight parts', 'Sleman, b, c, d, e, f, g, h', sleman],
    ['an address as text, and no street beyond', 'Sleman, a, b, c, d, e, f, g, h', nowhere('g')],
    ['a city by the province beside it', 'Kota Baru, Jawa Barat', { locationId: 32, cityId: 3299, unknown: null }],
    ['a city by the province beside it, not by another', 'Jl. Jawa Barat 3, Kota Baru, DIY', kotaBaru],
    ['a city that two provinces have', 'Kota Baru', nowhere('Kota Baru')],
    ['a Place without an address', { '@type': 'Place' }, { locationId: null, cityId: null, unknown: null }],
    ['nothing', undefined, { locationId: null, cityId: null, unknown: null }],
    ['an empty address', address('', ' '), { locationId: null, cityId: null, unknown: null }],
    ['an unknown city', address('DIY', 'Muar'), { locationId: 34, cityId: null, unknown: 'Muar' }],
    ['an unknown text', 'Muar, Johor', { locationId: null, cityId: null, unknown: 'Muar' }],
  ])('reads %s', (_what, jobLocation, place) => {
    expect(toPlace(jobLocation, places)).toEqual(place);
  });

  it('refuses what is no text', () => {
    expect(() => toPlace(address('DIY', 5), places)).toThrow('addressLocality is not text');
    expect(() => toPlace({ address: { addressRegion: ['DIY'] } }, places)).toThrow('addressRegion is not text');
    expect(() => toPlace(5, places)).toThrow('jobLocation.address is not text');
    expect(() => toPlace('a'.repeat(501), places)).toThrow('jobLocation.address is longer than 500 characters');
  });
});
