import { HIDDEN_EMPLOYER } from '@titian/rules/hidden-employer';
import { eq, max, sql } from 'drizzle-orm';
import { FILTER_NAMES } from '@titian/rules/further-filters';
import { expectContract } from '../../../test/expect-contract';
import { fillMasters } from '../../../test/fill-masters';
import { testApp, type TestApp } from '../../../test/test-app';
import { companies, jobs } from '../../db/schema';
import { contractSchema } from '../../http/contract';
import { seedMasters } from '../../seed/seed';
import type { JobInput } from '../job-input';
import { makeJobInput } from '../job-input.fixture';
import { upsertJobs } from '../job-store';
import type { MatchedIn, QueryFilter } from '@titian/job-search';
import * as searchFacets from './search-facets';
import type { SuggestedPlace } from './suggest-places';

const NOW = new Date();
const DAY_MS = 86_400_000;

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  await fillMasters(test.db);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(jobs);
  await test.db.delete(companies);
});

const NEUTRAL: Partial<JobInput> = {
  company: { name: 'PT Netral', logo: null, banner: null },
  workingType: null,
  workplace: null,
  locationId: null,
  cityId: null,
  description: '',
  requirements: '',
  functionOfInterest: null,
  industry: null,
  minSalary: null,
  maxSalary: null,
  minEducation: null,
  minExperienceMonths: null,
  openings: null,
};

/** Stores jobs, each a day older than the one before, the first ten minutes from now. */
const store = (given: Partial<JobInput>[]) =>
  upsertJobs(
    test.db,
    given.map((job, index) =>
      makeJobInput({
        ...NEUTRAL,
        sourceId: `${index}`,
        title: `Lowongan ${index}`,
        createdAt: new Date(NOW.getTime() + 600_000 - index * DAY_MS),
        ...job,
      }),
    ),
  );

const employer = (name: string) => ({ company: { name, logo: null, banner: null } });

type Query = Record<string, string | number | boolean>;

const get = (query: Query, headers: Record<string, string> = {}) =>
  test.app.inject({ url: '/api/v1/job/search/', query: query as Record<string, string>, headers });

interface Envelope {
  data: { title: string; matchedIn: MatchedIn[] }[];
  meta: {
    total: number;
    titleMatches: number;
    newJobs: number;
    page: number;
    pageSize: number;
    facets: searchFacets.JobFacets & { places: SuggestedPlace[] };
    dropped: string[];
    filters: QueryFilter[];
  };
}

async function search(query: Query): Promise<Envelope> {
  const response = await get(query);
  expect(response.statusCode).toBe(200);
  expectContract('searchJobs', response);
  return response.json<Envelope>();
}

const titles = async (query: Query): Promise<string[]> => (await search(query)).data.map(({ title }) => title);

describe('a place beside other words', () => {
  beforeEach(() =>
    store([
      { title: 'Teknisi', ...employer('Perumda Air Minum'), cityId: 3372, locationId: 33 },
      { title: 'PDAM Solo', cityId: 3404, locationId: 34 },
      { title: 'Admin', ...employer('PDAM'), description: 'Solo', cityId: 3404, locationId: 34 },
    ]),
  );

  it('is where the job is', async () => {
    expect(await titles({ q: 'pdam di solo' })).toEqual(['Teknisi']);
  });

  it('is never dropped', async () => {
    expect(await titles({ q: 'teknisi bantul' })).toEqual([]);
    expect(await titles({ q: 'teknisi pdam bantul' })).toEqual([]);
  });
});

describe('a typing error', () => {
  it('is taken for one where some job has it, too, and puts what it finds last', async () => {
    await store([{ title: 'Kasir' }, { title: 'Kasir Toko' }, { title: 'Pelayan', description: 'kasr' }]);
    expect(await titles({ q: 'kasr' })).toEqual(['Pelayan', 'Kasir', 'Kasir Toko']);
  });

  it('is no word that is rare beside another first letter', async () => {
    await store([{ title: 'Kasir' }, { title: 'Kasir Toko' }, { title: 'Penggali Pasir' }]);
    expect(await titles({ q: 'pasir' })).toEqual(['Penggali Pasir']);
  });

  it('is looked for also where many titles have another spelling of the word', async () => {
    await store([...Array.from({ length: 21 }, () => ({ title: 'Marketing' })), { description: 'marketing' }]);
    expect((await search({ q: 'marketting' })).meta.total).toBe(21);
  });

  it('has what was meant before synonyms of it, though it is older', async () => {
    await store([{ title: 'Web Developer' }, { title: 'Programmer', createdAt: new Date('2026-01-01') }]);
    expect(await titles({ q: 'progammer' })).toEqual(['Programmer', 'Web Developer']);
  });

  it('may be in the name of a company', async () => {
    await store([{ title: 'Kasir', ...employer('CV Harapan Sentosa') }, { title: 'Koki' }]);
    const { data } = await search({ q: 'harapn sentosa' });
    expect(data.map(({ title, matchedIn }) => [title, matchedIn[0]])).toEqual([
      ['Kasir', { field: 'company', term: 'harapan', via: 'typo' }],
    ]);
  });

  it('may be in a phrase', async () => {
    await store([{ title: 'Kasir' }, { title: 'Customer Service' }]);
    expect(await titles({ q: 'custumer service' })).toEqual(['Customer Service']);
  });
});

it('finds the words of a phrase in any order, below the phrase', async () => {
  await store([
    { title: 'Marketing Digital' },
    { title: 'Digital Marketing' },
    { title: 'Staf Gudang dan Administrasi' },
  ]);
  expect(await titles({ q: 'digital marketing' })).toEqual(['Digital Marketing', 'Marketing Digital']);
  expect(await titles({ q: 'admin gudang' })).toEqual(['Staf Gudang dan Administrasi']);
  await store([{ title: 'Pramuniaga' }, { title: 'Penjaga Toko' }, { title: 'Toko: Penjaga' }, { title: 'Penjaga' }]);
  expect(await titles({ q: 'toko penjaga' })).toEqual(['Penjaga Toko', 'Toko: Penjaga', 'Pramuniaga']);
});

describe('the results of a search', () => {
  it('is told with its reasons, to everybody', async () => {
    await store([{ title: 'Cashier', locationId: 34, cityId: 3404, requirements: '<p>SMK</p>' }]);
    const { data, meta } = await search({ q: 'kasir sleman smk' });
    expect(data[0]).toMatchObject({
      title: 'Cashier',
      city: { id: 3404, name: 'Kabupaten Sleman' },
      matchedIn: [
        { field: 'title', term: 'cashier', via: 'synonym' },
        { field: 'city', term: 'Kabupaten Sleman', via: 'word' },
        { field: 'requirements', term: 'smk', via: 'word' },
      ],
    });
    expect(meta).toMatchObject({ total: 1, page: 1, pageSize: 10 });
  });

  it('are every job without a text or for one without weight, by age', async () => {
    await store([{ status: 'closed' }, {}]);
    expect(await titles({})).toEqual(['Lowongan 0', 'Lowongan 1']);
    expect(await titles({ sort: 'oldest' })).toEqual(['Lowongan 1', 'Lowongan 0']);
    expect((await search({})).meta).toMatchObject({ total: 2, titleMatches: 2 });
    for (const q of ['loker', 'lowongan kerja', 'Cari kerja', 'info loker terbaru 2026']) {
      const { data, meta } = await search({ q });
      expect([data.map(({ title }) => title), meta.total, meta.titleMatches]).toEqual([
        ['Lowongan 0', 'Lowongan 1'],
        2,
        2,
      ]);
    }
  });

  it('matches all that is looked for, in any order', async () => {
    await store([{ title: 'Kasir Shift Malam' }, { title: 'Kasir' }, { title: 'Barista' }]);
    expect(await titles({ q: 'malam kasir' })).toEqual(['Kasir Shift Malam']);
    expect(await titles({ q: 'kasir barista' })).toEqual(['Kasir Shift Malam', 'Kasir', 'Barista']);
  });

  it('does without words that no job has, whatever the filters, and names them', async () => {
    await store([
      { title: 'Kasir Shift Malam', locationId: 34 },
      { title: 'Barista', workplace: 'remote', locationId: 31 },
    ]);
    const found = async (query: Query) => {
      const { data, meta } = await search(query);
      return [data.map(({ title }) => title), meta.total, meta.dropped];
    };
    expect(await found({ q: 'kasir astronot' })).toEqual([['Kasir Shift Malam'], 1, ['astronot']]);
    expect(await found({ q: 'kasir remote' })).toEqual([['Kasir Shift Malam'], 1, ['remote']]);
    expect(await found({ q: 'kasir malam' })).toEqual([['Kasir Shift Malam'], 1, []]);
    expect(await found({ q: 'kasir malam', province: 'Daerah Khusus Ibukota Jakarta' })).toEqual([[], 0, []]);
    expect(await found({ q: 'kasir astronot', province: 'Daerah Khusus Ibukota Jakarta' })).toEqual([[], 0, []]);
    expect(await found({ q: 'astronot lunar' })).toEqual([[], 0, []]);
  });

  it('does without a part of a phrase that no job has, together or apart', async () => {
    await store([{ title: 'Pengembang Web' }, { title: 'Akuntan' }]);
    for (const [q, dropped] of [
      ['front end developer', ['front', 'end']],
      ['frontend developer', ['frontend']],
      ['hyper loop developer', ['hyper', 'loop']],
    ] as const) {
      const { data, meta } = await search({ q });
      expect([q, data.map(({ title }) => title), meta.dropped]).toEqual([q, ['Pengembang Web'], dropped]);
    }
  });

  it('is what a typing error may have meant, unless some job has the word', async () => {
    await store([{ title: 'Penyeduh Teh' }, { title: 'Tukang Kebun' }]);
    expect(await titles({ q: 'peneyduh' })).toEqual(['Penyeduh Teh']);
    await store([{ title: 'Penyeduh Teh' }, { title: 'Peneyduh' }]);
    expect(await titles({ q: 'peneyduh' })).toEqual(['Peneyduh']);
  });

  it('ends with the change that a job goes through', async () => {
    await store([{ title: 'Astronot' }]);
    expect(await titles({ q: 'astronot' })).toEqual(['Astronot']);
    await store([{ title: 'Kosmonot' }]);
    expect(await titles({ q: 'astronot' })).toEqual([]);
    expect(await titles({ q: 'kosmonot' })).toEqual(['Kosmonot']);
  });
});

describe('the order', () => {
  it('has what was meant before what is only related, though it is older', async () => {
    await store([{ title: 'Admin Garmen' }, { title: 'Operator Jahit', createdAt: new Date('2026-01-01') }]);
    expect(await titles({ q: 'penjahit' })).toEqual(['Operator Jahit', 'Admin Garmen']);
  });

  // Of more than a thousand matches the index tells the worth, of fewer their documents.
  it.each([1, 1_000])('is title, company, place, text, also where %i have it in the text', async (count) => {
    await store([
      ...Array.from({ length: count }, () => ({ title: 'Di teks', description: '<p>Sleman</p>' })),
      { title: 'Di tempat', cityId: 3404, locationId: 34 },
      { title: 'Di perusahaan', ...employer('PT Sleman Maju') },
    ]);
    expect(await titles({ q: 'sleman', pageSize: 3 })).toEqual(['Di perusahaan', 'Di tempat', 'Di teks']);
    await store([{ title: 'Di judul: Sleman' }]);
    expect((await titles({ q: 'sleman' }))[0]).toBe('Di judul: Sleman');
  });

  it('puts typed words before their synonyms, in titles as in texts, then the newest', async () => {
    await store([
      { title: 'Teks A', description: '<p>cashier</p>' },
      { title: 'Teks B', description: '<p>kasir</p>' },
    ]);
    expect(await titles({ q: 'kasir' })).toEqual(['Teks B', 'Teks A']);
    await store([{ title: 'Cashier B' }, { title: 'Cashier A' }, { title: 'Kasir B' }, { title: 'Kasir A' }]);
    expect(await titles({ q: 'kasir' })).toEqual(['Kasir B', 'Kasir A', 'Cashier B', 'Cashier A']);
    await store([{ title: 'Warehouse Admin' }, { title: 'Staf Gudang & Admin' }]);
    expect(await titles({ q: 'admin gudang' })).toEqual(['Staf Gudang & Admin', 'Warehouse Admin']);
  });

  it('counts how much of the query is in the title', async () => {
    await store([{ title: 'Kasir', description: '<p>malam</p>' }, { title: 'Kasir Malam' }]);
    expect(await titles({ q: 'kasir malam' })).toEqual(['Kasir Malam', 'Kasir']);
  });

  it('continues from page to page, and is that of the last page beyond the end', async () => {
    await store(Array.from({ length: 5 }, () => ({})));
    expect(await titles({ page: 2, pageSize: 2 })).toEqual(['Lowongan 2', 'Lowongan 3']);
    expect(await titles({ page: Number.MAX_SAFE_INTEGER, pageSize: 2 })).toEqual(['Lowongan 4']);
    const { data, meta } = await search({ page: 9, pageSize: 2 });
    expect(data.map(({ title }) => title)).toEqual(['Lowongan 4']);
    expect(meta).toMatchObject({ total: 5, page: 3, pageSize: 2 });
  });

  it('continues beyond the jobs that are found together', async () => {
    await store(Array.from({ length: 230 }, () => ({})));
    expect(await titles({ page: 7, pageSize: 30 })).toEqual(
      Array.from({ length: 30 }, (_, index) => `Lowongan ${180 + index}`),
    );
    expect((await titles({ page: 8, pageSize: 30 }))[0]).toBe('Lowongan 210');
    const { data, meta } = await search({ page: 99, pageSize: 30 });
    expect([data.length, data[0]?.title, meta.page]).toEqual([20, 'Lowongan 210', 8]);
  });
});

describe('title matches', () => {
  it('come first where they are open, by age and without reasons, then all others, on the same pages', async () => {
    await store([
      { title: 'Penjaga Toko', description: 'admin' },
      { title: 'Administrasi Gudang' },
      { title: 'Pelayan', ...employer('PT Admin') },
      { title: 'ADMIN  Toko', status: 'closed' },
      { title: 'Kadminister' },
    ]);
    const { data, meta } = await search({ q: 'Admin' });
    expect(data.map(({ title, matchedIn }) => [title, matchedIn.length])).toEqual([
      ['Administrasi Gudang', 0],
      ['Kadminister', 0],
      ['ADMIN  Toko', 1],
    ]);
    expect(meta).toMatchObject({ total: 3, titleMatches: 2 });
    const oldest = await titles({ q: 'admin', sort: 'oldest' });
    expect(oldest).toEqual(['Kadminister', 'Administrasi Gudang', 'ADMIN  Toko']);
    await store([{ title: 'Kasir Kafe' }, { title: 'Cashier' }, { title: 'Kasir' }, { title: 'Teller' }]);
    const pages = [await search({ q: 'kasir', pageSize: 2 }), await search({ q: 'kasir', pageSize: 2, page: 2 })];
    expect(pages.map((page) => page.data.map(({ title }) => title))).toEqual([['Kasir Kafe', 'Kasir'], ['Cashier']]);
    expect(pages.map((page) => page.data[0]?.matchedIn.length)).toEqual([0, 1]);
    expect(pages.map((page) => page.meta.titleMatches)).toEqual([2, 2]);
  });

  it('follow the open jobs that are new, which are counted', async () => {
    await store([{ title: 'Kasir Kafe' }, { title: 'Cashier' }]);
    const [last] = await test.db.select({ order: max(jobs.importOrder) }).from(jobs);
    const newFrom = (last?.order ?? 0) + 1;
    await store([
      { sourceId: 'a', title: 'Cashier Toko' },
      { sourceId: 'b', title: 'Kasir Lama', createdAt: new Date(NOW.getTime() - 90 * DAY_MS) },
      { sourceId: 'c', title: 'Kasir', status: 'closed' },
    ]);
    const pages = [1, 2].map((page) => search({ q: 'kasir', newFrom, pageSize: 3, page }));
    const [first, second] = await Promise.all(pages);
    const rows = [first, second].flatMap((page) => page?.data ?? []);
    expect(rows.map(({ title, matchedIn }) => [title, matchedIn.length])).toEqual([
      ['Kasir Lama', 0],
      ['Cashier Toko', 1],
      ['Kasir Kafe', 0],
      ['Cashier', 1],
      ['Kasir', 1],
    ]);
    expect(first?.meta).toMatchObject({ total: 5, titleMatches: 2, newJobs: 2 });
    expect((await titles({ q: 'kasir', newFrom, sort: 'oldest' })).slice(0, 2)).toEqual(['Kasir Lama', 'Cashier Toko']);
    expect((await search({ q: 'kasir' })).meta.newJobs).toBe(0);
  });

  it('are those of a part of the title in a province of which the place is a part', async () => {
    await store([
      { title: 'Admin 100% Gudang_1', locationId: 34 },
      { title: 'Gudang', requirements: 'admin', locationId: 33 },
      { title: 'Admin Gudang', locationId: null },
      { title: 'Pemandu Gua' },
      { title: 'Mandul' },
    ]);
    const rows: [string, string, string[]][] = [
      [' ADMIN  100', '', ['Admin 100% Gudang_1']],
      ['0% g', '', ['Admin 100% Gudang_1']],
      ['dang_', '', ['Admin 100% Gudang_1']],
      ['%', '', ['Admin 100% Gudang_1']],
      ['mandu', '', ['Pemandu Gua', 'Mandul']],
      ['MANDUL', '', ['Mandul']],
      ['gudang', 'YOGYA', ['Admin 100% Gudang_1']],
      ['', 'jawa', ['Gudang']],
      ['', 'astronot', []],
      ["' or 1=1 --", '', []],
    ];
    for (const [text, place, expected] of rows) {
      const { data, meta } = await search({ q: text, place });
      expect([text, place, data.slice(0, meta.titleMatches).map(({ title }) => title)]).toEqual([
        text,
        place,
        expected,
      ]);
    }
  });
});

describe('a place, a kind of work or a workplace in the query', () => {
  beforeEach(() =>
    store([
      { title: 'Kasir', cityId: 3404, locationId: 34, workingType: 'parttime' },
      { title: 'Cashier', cityId: 3404, locationId: 34 },
      { title: 'Kasir Sleman', workplace: 'remote' },
      { title: 'Senior Kasir', cityId: 3471, locationId: 34, workingType: 'internship', workplace: 'remote' },
      { title: 'Digital Marketing', cityId: 3404, locationId: 34 },
      { title: 'IT Support', cityId: 3404, locationId: 34 },
    ]),
  );

  it.each<[Query, string[], string[]]>([
    [{ q: 'kasir sleman' }, ['Kasir', 'Kasir Sleman'], ['Cashier']],
    [{ q: 'lowongan sleman, kasir' }, ['Kasir'], ['Cashier']],
    [{ q: 'kasir', place: 'sleman' }, ['Kasir'], ['Cashier']],
    [{ q: 'kasir paruh waktu' }, ['Kasir'], []],
    [{ q: 'magang kasir wfh jogja' }, ['Senior Kasir'], []],
    [{ q: 'it sleman' }, ['IT Support'], []],
    [{ place: 'sleman' }, [], ['Kasir', 'Cashier', 'Digital Marketing', 'IT Support']],
  ])('of %j is a filter when titles are compared', async (query, inTitle, others) => {
    const { data, meta } = await search(query);
    expect(data.map(({ title, matchedIn }) => [title, matchedIn.length > 0])).toEqual([
      ...inTitle.map((title) => [title, false]),
      ...others.map((title) => [title, true]),
    ]);
    expect(meta).toMatchObject({ total: inTitle.length + others.length, titleMatches: inTitle.length });
  });
});

describe('pay, and what is left out, in the query', () => {
  const apotek = { ...employer('Apotek Sehat'), minSalary: 5_000_000, maxSalary: 5_500_000 };
  beforeEach(() =>
    store([
      { title: 'Kasir Apotek', ...apotek, locationId: 35 },
      { title: 'Kasir Toko Buku', locationId: 35, description: 'dibantu tim sales' },
      { title: 'Kasir', description: 'melayani di apotik kami', minSalary: 3_000_000, maxSalary: 4_000_000 },
      { title: 'Sales Harian', minSalary: 200_000, maxSalary: 200_000, salaryPeriod: 'day', workplace: 'remote' },
    ]),
  );

  it.each<[Query, string[], string[]]>([
    [{ q: 'kasir bukan apotek' }, ['Kasir Toko Buku'], ['without bukan apotek, kasir']],
    [{ q: 'Kasir -Apotek' }, ['Kasir Toko Buku'], ['without bukan apotek, kasir']],
    [{ q: 'kasir selain di apotek dan toko buku' }, [], ['without selain di apotek dan toko buku, kasir']],
    [{ q: 'loker non sales' }, ['Kasir Apotek', 'Kasir Toko Buku', 'Kasir'], ['without non sales, loker']],
    [{ q: 'tidak mau sales, apotik' }, ['Kasir Toko Buku'], ['without tidak mau sales, apotik, ']],
    [{ q: 'kecuali jatim' }, ['Kasir', 'Sales Harian'], ['without kecuali jatim, ']],
    [{ q: 'gaji 5 juta' }, ['Kasir Apotek', 'Kasir Toko Buku', 'Sales Harian'], ['minSalary gaji 5 juta, ']],
    [{ q: 'kasir 4,5jt ke atas' }, ['Kasir Apotek', 'Kasir Toko Buku'], ['minSalary 4,5jt ke atas, kasir']],
    [{ q: 'kasir gaji 5 juta', includeUnstated: false }, ['Kasir Apotek'], ['minSalary gaji 5 juta, kasir']],
    [{ q: 'gaji 3 juta', minSalary: 5_500_000 }, ['Kasir Apotek', 'Kasir Toko Buku'], ['minSalary gaji 3 juta, ']],
    [{ q: 'kerja di rumah' }, ['Sales Harian'], ['workplace kerja di rumah, ']],
    [{ q: 'kasir sleman' }, [], ['place sleman, kasir']],
    [{ q: 'kasir wfh jatim' }, ['Kasir Apotek', 'Kasir Toko Buku'], ['place jatim, kasir wfh']],
  ])('of %j is a filter, which is told', async (query, expected, filters) => {
    const { data, meta } = await search(query);
    expect([data.map(({ title }) => title), meta.total]).toEqual([expected, expected.length]);
    expect(meta.filters.map(({ kind, words, rest }) => `${kind} ${words}, ${rest}`)).toEqual(filters);
  });
});

it.each<[string, Partial<JobInput>[], string[]]>([
  [
    'guru bahasa jawa',
    [
      { title: 'Guru Bahasa Jawa', locationId: 33, cityId: 3374 },
      { title: 'Guru Bahasa Sunda', locationId: 32, description: 'Mengajar bahasa Sunda.' },
    ],
    ['Guru Bahasa Jawa'],
  ],
  [
    'koki masakan padang',
    [{ title: 'Koki Masakan Padang' }, { title: 'Koki', locationId: 13 }],
    ['Koki Masakan Padang'],
  ],
  [
    'tanpa ijazah',
    [{ title: 'Analis', description: 'tanpa lembur. Ijazah D3 wajib.' }, { description: 'tanpa ijazah pun boleh' }],
    ['Lowongan 1'],
  ],
  ['tidak mau lembur', [{ description: 'sering lembur' }], []],
  ['non shift', [{ description: 'shift malam, non tunai' }, { description: 'Jam kerja non-shift.' }], ['Lowongan 1']],
  ['tanpa', [{ title: 'Analis' }, { description: 'tanpa ijazah' }], ['Analis', 'Lowongan 1']],
  [
    'lulusan smp',
    [
      { title: 'Guru SMP', ...employer('SMP Budi'), requirements: 'S1', description: 'Mengajar SMP kelas 7.' },
      { title: 'Pengemas', requirements: 'Pendidikan minimal SMP' },
      { title: 'Kuli', requirements: 'Ijazah terakhir SD/SMP' },
      { title: 'Tukang', description: 'SMP sederajat' },
    ],
    ['Pengemas', 'Kuli', 'Tukang'],
  ],
  ['ijazah sma', [{ title: 'Guru SMA' }, { title: 'Penjaga', minEducation: 'SMA' }], ['Penjaga']],
])('finds by %j what it means', async (q, given, expected) => {
  await store(given);
  expect(await titles({ q })).toEqual(expected);
});

describe('places', () => {
  it('are suggested by the box of the place, or else by the last word, with the jobs that are there', async () => {
    await store([{ cityId: 3404, locationId: 34 }, { cityId: 3471, locationId: 34 }, {}]);
    const places = async (query: Query) => (await search(query)).meta.facets.places;
    const sleman = { name: 'Kabupaten Sleman', kind: 'city', province: 'Daerah Istimewa Yogyakarta', count: 1 };
    expect(await places({ place: 'slem' })).toEqual([sleman]);
    expect(await places({ q: 'kasir slem' })).toEqual([sleman]);
    expect(await places({ place: 'slemna' })).toEqual([sleman]);
    const province = { name: 'Daerah Istimewa Yogyakarta', kind: 'province', count: 2 };
    expect(await places({ place: 'jogja' })).toContainEqual(province);
    expect((await places({ place: 'ka' })).length).toBe(5);
    expect([await places({ q: 'kasir slemna' }), await places({ q: 's' }), await places({})]).toEqual([[], [], []]);
  });
});

describe('a name with signs', () => {
  const ofNames = ['C++ Engineer', 'Programmer C#', '.NET Developer', 'ASP.NET Programmer', 'Node.js Engineer'];
  const ofWords = ['Network Engineer', 'Vue.js', 'Frontdesk Night', 'Waiter F & B', 'F&B Crew', 'Staf FnB', 'Staf R&D'];
  beforeEach(() =>
    store([
      ...[...ofNames, ...ofWords, 'Food & Beverage Staff', 'Kru Food and Beverage'].map((title) => ({ title })),
      { title: 'Kurir', requirements: '<p>Memiliki SIM A/C</p><p>c. Vitamin C</p><p>NodeJS &amp; R&amp;D</p>' },
      { title: 'Sopir', requirements: '<p>SIM B</p>' },
      { title: 'Guru', description: 'mengajar kelas A dan C, Objective-C' },
    ]),
  );

  it.each([
    ['C++', ['C++ Engineer']],
    ['cpp', ['C++ Engineer']],
    ['C#', ['Programmer C#']],
    ['c sharp', ['Programmer C#']],
    ['.NET', ['.NET Developer', 'ASP.NET Programmer']],
    ['dotnet', ['.NET Developer', 'ASP.NET Programmer']],
    ['nodejs', ['Kurir', 'Node.js Engineer']],
    ['node.js', ['Kurir', 'Node.js Engineer']],
    ['vuejs', ['Vue.js']],
    ['front desk', ['Frontdesk Night']],
    ...['F&B', 'F & B', 'fnb', 'f n b', 'food & beverage', 'food dan beverage'].map((q): [string, string[]] => [
      q,
      ['F&B Crew', 'Food & Beverage Staff', 'Kru Food and Beverage', 'Staf FnB', 'Waiter F & B'],
    ]),
    ['R&D', ['Staf R&D']],
    ['SIM A', ['Kurir']],
    ['sim b', ['Sopir']],
    ['SIM C', ['Kurir']],
    ['kelas c', ['Guru']],
    ['vitamin c', ['Kurir']],
    ['objective-c', ['Guru']],
    ['sim d', []],
  ])('is one word: %j finds %j', async (q, expected) => {
    expect((await titles({ q, pageSize: 50 })).sort()).toEqual(expected);
  });
});

describe('similar jobs', () => {
  const slugs = async (): Promise<Map<string, string>> =>
    new Map((await test.db.select().from(jobs)).map(({ title, slug }) => [title, slug]));

  it('are open ones of the same function or work, the nearest first, then the same work, then the newest', async () => {
    const retail = { functionOfInterest: 'Penjualan Ritel' };
    await store([
      { title: 'Kasir', cityId: 3404, locationId: 34, ...retail },
      { title: 'Jauh: Cashier', cityId: 3171, locationId: 31 },
      { title: 'Pramuniaga', cityId: 3404, locationId: 34, ...retail },
      { title: 'Sini: Kasir Toko', cityId: 3404, locationId: 34 },
      { title: 'Sebelah: Kasir', cityId: 3471, locationId: 34 },
      { title: 'Seprovinsi: Kasir', locationId: 34 },
      { title: 'Tutup: Kasir', cityId: 3404, locationId: 34, status: 'closed' },
      { title: 'Barista', cityId: 3404, locationId: 34 },
      { title: 'Pelayan', cityId: 3404, locationId: 34, description: 'kasir' },
    ]);
    const similarTo = (await slugs()).get('Kasir') ?? '';
    const all = ['Sini: Kasir Toko', 'Pramuniaga', 'Sebelah: Kasir', 'Seprovinsi: Kasir', 'Jauh: Cashier'];
    expect(await titles({ similarTo })).toEqual(all);
    const { data, meta } = await search({ similarTo, page: 2, pageSize: 2, q: 'barista', open: true });
    expect(data.map(({ title }) => title)).toEqual(all.slice(2, 4));
    expect(meta).toMatchObject({ total: 5, titleMatches: 5, page: 2 });
    expect(data[0]?.matchedIn).toEqual([]);
  });

  it('of a title outside the tables have all its words, and a rank is none of them', async () => {
    await store([{ title: 'Staf Pemandu Gua' }, { title: 'Pemandu Gua' }, { title: 'Pemandu' }, { title: 'Staf' }]);
    expect(await titles({ similarTo: (await slugs()).get('Staf Pemandu Gua') ?? '' })).toEqual(['Pemandu Gua']);
    expect(await titles({ similarTo: (await slugs()).get('Staf') ?? '' })).toEqual([]);
    expect(await titles({ similarTo: 'tidak-ada' })).toEqual([]);
  });
});

const INTERN_OR_PART_TIME = {
  workingType: 'internship',
  workingTypes: ['internship', 'parttime'],
} satisfies Partial<JobInput>;

/** One job for each border of the filters. */
const FILTERED: Partial<JobInput>[] = [
  { title: 'A', minSalary: 3e6, maxSalary: 5e6, cityId: 3404, locationId: 34, functionOfInterest: 'Penjualan Ritel' },
  { title: 'B', minSalary: 4e6, minEducation: 'SMK', cityId: 3471, locationId: 34, ...INTERN_OR_PART_TIME },
  { title: 'C', minEducation: 'S1', minExperienceMonths: 24, cityId: 3310, locationId: 33, workplace: 'remote' },
  { title: 'D', minEducation: 'D4', minExperienceMonths: 0, locationId: 33, functionOfInterest: 'Penjualan Ritel' },
];

it('compares pay by the month: a day × 25, a week × 4,33, a year ÷ 12, an hour × 126 of part-time work alone', async () => {
  await store([
    { title: 'Harian', maxSalary: 160_000, salaryPeriod: 'day' },
    { title: 'Mingguan', maxSalary: 900_000, salaryPeriod: 'week' },
    { title: 'Tahunan', minSalary: 60_000_000, salaryPeriod: 'year' },
    { title: 'Paruh waktu', minSalary: 30_000, salaryPeriod: 'hour', workingTypes: ['internship', 'parttime'] },
    { title: 'Per jam', minSalary: 90_000, salaryPeriod: 'hour', workingType: 'fulltime' },
  ]);
  const from = async (minSalary: number, includeUnstated = false) =>
    [...(await titles({ minSalary, includeUnstated }))].sort();
  expect(await from(3_700_000)).toEqual(['Harian', 'Mingguan', 'Paruh waktu', 'Tahunan']);
  expect(await from(3_780_000)).toEqual(['Harian', 'Mingguan', 'Paruh waktu', 'Tahunan']);
  expect(await from(3_780_001)).toEqual(['Harian', 'Mingguan', 'Tahunan']);
  expect(await from(3_897_001)).toEqual(['Harian', 'Tahunan']);
  expect(await from(4_000_001)).toEqual(['Tahunan']);
  expect(await from(5_000_000)).toEqual(['Tahunan']);
  expect(await from(5_000_001, true)).toEqual(['Per jam']);
});

it.each(['searchJobs', 'getJobFeed'])('takes each further filter as a parameter of %s', (operationId) => {
  const { querystring } = contractSchema(operationId) as { querystring: { properties: object } };
  expect(Object.keys(querystring.properties)).toEqual(expect.arrayContaining([...FILTER_NAMES, 'includeUnstated']));
});

describe('filters', () => {
  beforeEach(() => store(FILTERED));

  it.each<[Query, string]>([
    [{}, 'ABCD'],
    [{ minSalary: 5_000_000 }, 'ACD'],
    [{ minSalary: 5_000_000, includeUnstated: false }, 'A'],
    [{ minSalary: 4_000_000, includeUnstated: false }, 'AB'],
    [{ postedWithin: 1 }, 'AB'],
    [{ postedWithin: 3 }, 'ABCD'],
    [{ education: 'SMA' }, 'A'],
    [{ education: 'smk' }, 'AB'],
    [{ education: 'D3' }, 'AB'],
    [{ education: 'D4' }, 'ABD'],
    [{ education: 'S1' }, 'ABCD'],
    [{ experience: 0 }, 'ABD'],
    [{ experience: 24 }, 'ABCD'],
    [{ function: 'Penjualan Ritel' }, 'AD'],
    [{ city: 'Kabupaten Sleman' }, 'A'],
    [{ city: 'sleman' }, 'A'],
    [{ near: 'Sleman' }, 'ABC'],
    [{ near: 'Kota Yogyakarta' }, 'AB'],
    [{ province: 'jateng' }, 'CD'],
    [{ province: 'Daerah Istimewa Yogyakarta' }, 'AB'],
    [{ workingType: 'internship' }, 'B'],
    [{ workingType: 'parttime' }, 'B'],
    [{ q: 'paruh waktu' }, 'B'],
    [{ workplace: 'remote' }, 'C'],
    [{ province: 'jogja', minSalary: 5_000_000 }, 'A'],
    [{ city: 'Atlantis', education: 'Madya', near: 'Atlantis', province: 'Atlantis' }, 'ABCD'],
  ])('%j leave %s', async (query, left) => {
    expect((await titles(query)).join('')).toBe(left);
  });

  it.each<Query>([
    { minSalary: 'banyak' },
    { minSalary: 0 },
    { postedWithin: 2 },
    { experience: -1 },
    { sort: 'gaji' },
    { page: 0 },
    { pageSize: 51 },
    { workingType: 'apa' },
    { q: 'x'.repeat(202) },
  ])('%j are refused', async (query) => {
    const response = await get(query);
    expect(response.statusCode).toBe(400);
    expectContract('searchJobs', response);
  });

  it('know a company by its name, whatever its case and punctuation', async () => {
    await store([employer('PT. Sinar Laut'), employer('pt sinar laut'), employer('Sinar Laut')]);
    expect(await titles({ company: 'pt-sinar-laut' })).toEqual(['Lowongan 0', 'Lowongan 1']);
    expect(await titles({ company: 'PT Sinar Laut' })).toEqual(['Lowongan 0', 'Lowongan 1']);
    expect(await titles({ company: 'tidak-ada' })).toEqual([]);
    await store([employer('PT. Sinar Laut'), employer('Sinar Laut'), employer('Baru')]);
    expect(await titles({ company: 'baru' })).toEqual(['Lowongan 2']);
  });

  it('know no company of hidden employers, and no word of their common name', async () => {
    await store([employer(HIDDEN_EMPLOYER), employer(HIDDEN_EMPLOYER), employer('PT Rahasia Dapur')]);
    for (const company of [HIDDEN_EMPLOYER, 'perusahaan-dirahasiakan', 'confidential', '-']) {
      expect(await titles({ company })).toEqual([]);
    }
    expect(await titles({ q: 'dirahasiakan' })).toEqual([]);
    expect(await titles({ q: 'rahasia' })).toEqual(['Lowongan 2']);
  });

  it('leave out jobs that no longer take applications', async () => {
    const yesterday = new Date(NOW.getTime() - 2 * DAY_MS).toISOString().slice(0, 10);
    await test.db.delete(jobs);
    await store([{ status: 'closed' }, { deadline: yesterday }, { deadline: null }]);
    expect(await titles({ open: true })).toEqual(['Lowongan 2']);
    expect(await titles({})).toHaveLength(3);
  });

  it('have no facet for a value that no job has', async () => {
    await test.db.delete(jobs);
    await store([{}, {}]);
    const { facets } = (await search({ facets: 1 })).meta;
    expect(facets).toMatchObject({ minSalary: [], education: [], experience: [], function: [], city: [], near: [] });
    await store([{ minSalary: 3_000_000 }, {}]);
    expect((await search({ facets: 1 })).meta.facets.minSalary).not.toEqual([]);
  });

  it.each([{}, { q: 'jogja', city: 'sleman' }] as Query[])('are counted on request alone: %j', async (query) => {
    const facetColumns = jest.spyOn(searchFacets, 'facetColumns');
    const { data, meta } = await search(query);
    expect(facetColumns).not.toHaveBeenCalled();
    const counted = await search({ ...query, facets: 1 });
    expect(facetColumns).toHaveBeenCalled();
    facetColumns.mockRestore();
    const { places } = counted.meta.facets;
    expect({ data, meta }).toEqual({
      data: counted.data,
      meta: { ...counted.meta, facets: { ...searchFacets.NO_FACETS, places } },
    });
    expect(data).not.toEqual([]);
    expect(counted.meta.facets.function).not.toEqual([]);
  });

  it('leave as many as their facets say, whatever else is chosen', async () => {
    for (const chosen of [
      {},
      { q: 'jogja' },
      { minSalary: 4_000_000 },
      { education: 'D3', city: 'sleman' },
    ] as Query[]) {
      const { facets } = (await search({ ...chosen, facets: 1 })).meta;
      const options: [Query, number][] = [
        ...facets.function.map(({ name, count }): [Query, number] => [{ function: name }, count]),
        ...facets.city.map(({ name, count }): [Query, number] => [{ city: name }, count]),
        ...facets.near.map(({ name, count }): [Query, number] => [{ near: name }, count]),
        ...facets.education.map(({ name, count }): [Query, number] => [{ education: name }, count]),
        ...facets.postedWithin.map(({ days, count }): [Query, number] => [{ postedWithin: days }, count]),
        ...facets.minSalary.map(({ amount, count }): [Query, number] => [{ minSalary: amount }, count]),
        ...facets.experience.map(({ months, count }): [Query, number] => [{ experience: months }, count]),
      ];
      expect(options.length).toBeGreaterThan(25);
      for (const [option, count] of options) {
        expect([option, (await search({ ...chosen, ...option })).meta.total]).toEqual([option, count]);
      }
    }
  });
});

describe('a response', () => {
  it('is sent once while nothing changes', async () => {
    await store([{ title: 'Kasir' }]);
    const { headers } = await get({ q: 'kasir' });
    const again = await get({ q: 'KASIR' }, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await store([{ title: 'Kasir' }, { title: 'Kasir' }]);
    expect((await get({ q: 'kasir' }, { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
  });

  it.each([
    "'",
    "' | 'a':*",
    'a & b | !c <-> (d',
    "\\'",
    ':*A',
    '%',
    '\u202e',
    '𝟛𝕕',
    'ﬁ ẞ İ',
    '職 位',
    'a'.repeat(100),
  ])('to %j is one of the contract', async (q) => {
    await store([{ title: 'Kasir' }]);
    await search({ q });
  });

  it('to a thousand small words takes as long as to eight', async () => {
    await store([{ title: 'Kasir' }]);
    expect(await titles({ q: 'a b c d e f g h i j k l m n o p q r s t u v w x y z 1 2 3 4 5 6 7 8 9' })).toEqual([]);
  });
});

it('finds typing errors without pg_trgm too', async () => {
  const without = await testApp();
  await without.db.execute(sql`drop extension pg_trgm cascade`);
  await upsertJobs(without.db, [makeJobInput({ ...NEUTRAL, title: 'Penyeduh Teh' })]);
  const response = await without.app.inject('/api/v1/job/search/?q=peneyduh');
  expect(response.json<Envelope>().data.map(({ title }) => title)).toEqual(['Penyeduh Teh']);
  await without.close();
});

describe('where a search may be some seconds old', () => {
  const SECOND = 1_000;
  let aged: TestApp;
  beforeAll(async () => {
    aged = await testApp({}, { maxAge: Infinity });
    await seedMasters(aged.db);
  });
  afterAll(() => aged.close());
  beforeEach(async () => {
    await aged.db.delete(jobs);
    aged.advance(31 * SECOND);
  });

  const kasir = (sourceId: string) => makeJobInput({ ...NEUTRAL, sourceId, title: `Kasir ${sourceId}` });
  const put = (...given: JobInput[]) => upsertJobs(aged.db, given);
  async function find(q: string): Promise<[string, string][]> {
    const response = await aged.app.inject({ url: '/api/v1/job/search/', query: { q } });
    expectContract('searchJobs', response);
    return response.json<{ data: { title: string; status: string }[] }>().data.map((job) => [job.title, job.status]);
  }

  it('finds a new job soon after, and by then at the latest', async () => {
    await put(kasir('1'));
    expect(await find('kasir')).toHaveLength(1);
    await put(kasir('2'));
    expect(await find('kasir')).toHaveLength(1);
    while ((await find('kasir')).length < 2) await new Promise((resolve) => setTimeout(resolve, 10));

    await put(kasir('3'));
    aged.advance(31 * SECOND);
    expect(await find('kasir')).toHaveLength(3);
  });

  it('shows each job as it is now: closed when it has closed, and not at all when it is removed', async () => {
    await put(kasir('buka'), kasir('tutup'), kasir('hilang'));
    expect(await find('kasir')).toHaveLength(3);
    await aged.db.delete(jobs).where(eq(jobs.title, 'Kasir hilang'));
    await aged.db.update(jobs).set({ deadline: '2020-01-01' }).where(eq(jobs.title, 'Kasir tutup'));
    const found = new Map(await find('kasir'));
    expect([...found.keys()].sort()).toEqual(['Kasir buka', 'Kasir tutup']);
    expect([found.get('Kasir buka'), found.get('Kasir tutup')]).toEqual(['open', 'closed']);
  });
});

it('matches the text of the location box only as a place', async () => {
  await store([
    { title: 'Staf Solo', description: '<p>Solo</p>', ...employer('Solo Grand Mall') },
    { title: 'Kasir', cityId: 3372, locationId: 33 },
    { title: 'Penulis', workplace: 'remote' },
  ]);
  expect(await titles({ place: 'solo' })).toEqual(['Kasir']);
  expect(await titles({ q: 'kasir', place: 'surak' })).toEqual(['Kasir']);
  expect(await titles({ place: 'surakrta' })).toEqual(['Kasir']);
  expect(await titles({ place: 'wfh' })).toEqual(['Penulis']);
  expect(await titles({ q: 'solo' })).toEqual(['Staf Solo', 'Kasir']);
});

it('puts open jobs before closed ones', async () => {
  await store([
    { title: 'Cashier A', status: 'closed' },
    { title: 'Cashier B', deadline: '2020-01-01' },
    { title: 'Penjaga Toko', description: 'kasir' },
    { title: 'Cashier C' },
  ]);
  expect(await titles({ q: 'kasir' })).toEqual(['Cashier C', 'Cashier A', 'Cashier B']);
});
