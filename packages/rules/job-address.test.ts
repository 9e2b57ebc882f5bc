import { NO_FILTERS } from './further-filters';
import { canonicalQuery, JOB_ADDRESS_VERSION, parseJobAddress } from './job-address';

/** Queries as version 1 wrote them. Saved searches have them for good: later versions read them in the same way. */
const VERSION_1 = {
  'search=kasir+toko&location=DI+Yogyakarta&type=parttime&workplace=remote': {
    search: 'kasir toko',
    location: 'DI Yogyakarta',
    workingType: 'parttime',
    workplace: 'remote',
  },
  'minSalary=4000000&postedWithin=7&education=SMK&experience=12&function=Ritel&city=Kabupaten+Sleman&includeUnstated=false':
    {
      search: '',
      location: '',
      workingType: null,
      workplace: null,
      filters: {
        ...NO_FILTERS,
        minSalary: 4_000_000,
        includeUnstated: false,
        postedWithin: 7,
        education: 'SMK',
        experience: 12,
        function: 'Ritel',
        city: 'Kabupaten Sleman',
      },
    },
  'search=sopir&near=Kota+Yogyakarta': {
    search: 'sopir',
    location: '',
    workingType: null,
    workplace: null,
    filters: expect.objectContaining({ near: 'Kota Yogyakarta', includeUnstated: true, city: null }),
  },
};

it.each(Object.entries(VERSION_1))('reads what version 1 wrote: %s', (query, address) => {
  expect(parseJobAddress(new URLSearchParams(query))).toEqual(address);
});

it.each(Object.keys(VERSION_1))('writes version 1 as it was, or has another number: %s', (query) => {
  expect([JOB_ADDRESS_VERSION, canonicalQuery(query)]).toEqual([1, query]);
});

it.each(['search', 'location', 'function', 'city', 'near'])('drops a %s that cannot be stored', (name) => {
  expect(canonicalQuery(`${name}=a%00b&type=parttime`)).toBe('type=parttime');
});
