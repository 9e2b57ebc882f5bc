import { indexOf } from './job-index';
import { isQuery, searchIndex } from './search-index';
import type { SearchableJob } from './searchable-job';

const makeJob = (title: string, changes: Partial<SearchableJob> = {}): SearchableJob => ({
  id: title,
  title,
  company: { name: 'Sinar Laut' },
  city: 'Kota Malang',
  province: 'Jawa Timur',
  workingType: 'fulltime',
  workplace: 'wfo',
  createdAt: '2026-11-01T00:00:00Z',
  ...changes,
});

async function find(jobs: readonly SearchableJob[], search: string, location = '') {
  return searchIndex(await indexOf(jobs), { search, location }).matches;
}

const titlesOf = async (jobs: readonly SearchableJob[], search: string) =>
  (await find(jobs, search)).map(({ job }) => job.title);

it('puts the title first, then company, place and text, and the newest of equals', async () => {
  const jobs = [
    makeJob('Penjaga', { requirements: '<p>Pernah menanam melati</p>' }),
    makeJob('Staf', { company: { name: 'Melati Jaya' } }),
    makeJob('Melati lama', { createdAt: '2026-10-01T00:00:00Z' }),
    makeJob('Kasir', { city: 'Melati' }),
    makeJob('Melati baru', { createdAt: '2026-11-20T00:00:00Z' }),
  ];
  expect(await titlesOf(jobs, 'melati')).toEqual(['Melati baru', 'Melati lama', 'Staf', 'Kasir', 'Penjaga']);
});

it('puts what was typed before a synonym, and that before a typing error', async () => {
  const jobs = [makeJob('Cashier'), makeJob('Kasir')];
  expect(await titlesOf(jobs, 'kasir')).toEqual(['Kasir', 'Cashier']);
  expect(await titlesOf(jobs, 'cashier')).toEqual(['Cashier', 'Kasir']);
});

it('finds words in any order, each of them', async () => {
  const jobs = [makeJob('Sales Lapangan'), makeJob('Sales Toko'), makeJob('Mandor Lapangan')];
  expect(await titlesOf(jobs, 'lapangan sales')).toEqual(['Sales Lapangan']);
});

it('does without one of three words where nothing has all', async () => {
  expect(await titlesOf([makeJob('Barista')], 'barista astronot malang')).toEqual(['Barista']);
});

it('finds either of two kinds of work, both of them first', async () => {
  const jobs = ['Kasir', 'Sopir', 'Barista', 'Barista dan Kasir'].map((title) => makeJob(title));
  expect(await titlesOf(jobs, 'barista kasir malang')).toEqual(['Barista dan Kasir', 'Barista', 'Kasir']);
});

it('leaves out what only mentions the work, where one names it', async () => {
  const mention = makeJob('Penjaga', { description: '<p>Membantu kasir</p>' });
  expect(await titlesOf([mention, makeJob('Kasir')], 'kasir')).toEqual(['Kasir']);
  expect(await titlesOf([mention], 'kasir')).toEqual(['Penjaga']);
});

it('takes a branch beside the work for a wish, where few vacancies are of it', async () => {
  const jobs = [
    makeJob('Resepsionis'),
    makeJob('Penjaga'),
    makeJob('Front Office', { company: { name: 'Klinik Melati' } }),
  ];
  expect(await titlesOf(jobs, 'resepsionis klinik')).toEqual(['Front Office', 'Resepsionis']);
  expect(await titlesOf(jobs, 'klinik')).toEqual(['Front Office']);
});

it('finds the work of a branch by the branch alone, and beside work only orders by it', async () => {
  const jobs = [
    makeJob('Resepsionis'),
    makeJob('Front Office', { company: { name: 'Hotel Melati' } }),
    makeJob('Kasir'),
  ];
  expect(await titlesOf(jobs, 'resepsionis hotel')).toEqual(['Front Office', 'Resepsionis']);
  expect(await titlesOf(jobs, 'kerja di hotel')).toEqual(expect.arrayContaining(['Front Office', 'Resepsionis']));
  expect(await titlesOf(jobs, 'perhotelan')).not.toContain('Kasir');
});

it('does without words that no vacancy has, of those that pass the filters or not', async () => {
  const index = await indexOf([makeJob('Barista'), makeJob('Kasir', { workplace: 'remote' })]);
  const search = (text: string, isWanted?: (job: SearchableJob) => boolean) => {
    const { matches, dropped } = searchIndex(index, { search: text, location: '' }, isWanted);
    return [matches.map(({ job }) => job.title), dropped];
  };
  expect(search('barista astronot')).toEqual([['Barista'], ['astronot']]);
  expect(search('barista remote')).toEqual([['Barista'], ['remote']]);
  expect(search('barista laut kasir')).toEqual([['Barista', 'Kasir'], []]);
  expect(search('kasir remote')).toEqual([['Kasir'], []]);
  expect(search('kasir remote', ({ title }) => title === 'Barista')).toEqual([[], []]);
  expect(search('kasir astronot', ({ title }) => title === 'Barista')).toEqual([[], []]);
  expect(search('astronot lunar')).toEqual([[], []]);
});

it('finds a phrase side by side first, and a place no other way', async () => {
  const jobs = [makeJob('Customer Service'), makeJob('Service Customer')];
  expect(await titlesOf(jobs, 'customer service')).toEqual(['Customer Service', 'Service Customer']);
  expect(await titlesOf(jobs, 'jakarta selatan')).toEqual([]);
});

it('finds the words of a phrase in any order, below the phrase', async () => {
  const jobs = [
    makeJob('Marketing Digital', { createdAt: '2026-11-23T00:00:00Z' }),
    makeJob('Digital Marketing', { createdAt: '2026-11-01T00:00:00Z' }),
    makeJob('Staf Gudang dan Administrasi'),
    makeJob('Kasir'),
  ];
  expect(await titlesOf(jobs, 'digital marketing')).toEqual(['Digital Marketing', 'Marketing Digital']);
  expect(await titlesOf(jobs, 'admin gudang')).toEqual(['Staf Gudang dan Administrasi']);
  expect(await titlesOf(jobs, 'gudang admin')).toEqual(['Staf Gudang dan Administrasi']);
});

it('finds a phrase with one typing error', async () => {
  const jobs = [makeJob('Customer Service'), makeJob('Service Custumer'), makeJob('Kasir')];
  expect(await titlesOf(jobs, 'custumer service')).toEqual(['Service Custumer', 'Customer Service']);
});

it('takes a rare word for a typing error, and puts what it finds so last', async () => {
  const description = '<p>Kasr dan meja</p>';
  const jobs = [...['Kasir', 'Kasir Toko'].map((title) => makeJob(title)), makeJob('Pelayan', { description })];
  expect(await titlesOf(jobs, 'kasr')).toEqual(['Pelayan', 'Kasir', 'Kasir Toko']);
  expect(await titlesOf(jobs.slice(1), 'kasr')).toEqual(['Pelayan']);
});

it('says where each concept was found, and how', async () => {
  const [match] = await find([makeJob('Cashier', { workplace: 'remote' })], 'kasir wfh malang');
  expect(match?.matchedIn).toEqual([
    { field: 'title', term: 'cashier', via: 'synonym' },
    { field: 'workplace', term: 'remote', via: 'synonym' },
    { field: 'city', term: 'Kota Malang', via: 'word' },
  ]);
});

it('adds the text of the location box', async () => {
  const jobs = [makeJob('Kasir'), makeJob('Kasir Sleman', { city: 'Kabupaten Sleman' })];
  expect((await find(jobs, 'kasir', 'sleman')).map(({ job }) => job.title)).toEqual(['Kasir Sleman']);
});

it('looks for nothing in words without weight', async () => {
  expect(await find([makeJob('Loker')], 'loker di')).toEqual([]);
  expect(isQuery({ search: 'loker', location: ' ' })).toBe(false);
  expect(isQuery({ search: 'loker', location: 'bali' })).toBe(true);
});

it('does not find names of HTML’s tags', async () => {
  expect(await titlesOf([makeJob('Kasir', { description: '<strong>Cepat</strong>' })], 'strong')).toEqual([]);
});

it.each(['<script>', '(((', '"', '\\', '*', 'a'.repeat(5000), '🌱', '\u0000', 'constructor', '__proto__'])(
  'survives %j',
  async (text) => {
    expect(await find([makeJob('Kasir')], text)).toEqual([]);
  },
);

it('builds the index of a list once', () => {
  const jobs = [makeJob('Kasir')];
  expect(indexOf(jobs)).toBe(indexOf(jobs));
});

describe('a company’s name', () => {
  const garment = { company: { name: 'Cashier Garment' } };

  it('matches the typed words only, not their synonyms', async () => {
    const jobs = [makeJob('Staf HRD', garment)];
    expect(await titlesOf(jobs, 'kasir')).toEqual([]);
    expect(await titlesOf(jobs, 'cashier')).toEqual(['Staf HRD']);
  });
});

describe('the location box', () => {
  const jobs = [
    makeJob('Staf Solo', { company: { name: 'Solo Grand Mall' }, description: '<p>Di Solo.</p>' }),
    makeJob('Kasir', { city: 'Kota Surakarta', province: 'Jawa Tengah' }),
    makeJob('Penulis', { workplace: 'remote' }),
  ];

  it.each([
    ['solo', [{ field: 'city', term: 'Kota Surakarta', via: 'place' }]],
    ['Surakarta', [{ field: 'city', term: 'Kota Surakarta', via: 'word' }]],
    ['suraka', [{ field: 'city', term: 'Kota Surakarta', via: 'word' }]],
    ['surakrta', [{ field: 'city', term: 'Kota Surakarta', via: 'typo' }]],
    ['wfh', [{ field: 'workplace', term: 'remote', via: 'synonym' }]],
    ['staf', []],
  ])('counts as a place alone: %s', async (location, hits) => {
    expect((await find(jobs, '', location)).flatMap(({ matchedIn }) => matchedIn)).toEqual(hits);
  });
});

it('puts what is open before what is closed', async () => {
  const jobs = [makeJob('Kasir', { isOpen: false }), makeJob('Cashier', { isOpen: true })];
  expect(await titlesOf(jobs, 'kasir')).toEqual(['Cashier', 'Kasir']);
});
