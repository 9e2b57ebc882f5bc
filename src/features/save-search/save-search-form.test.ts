import { proposeName, saveSearchSchema, toFirstValues } from './save-search-form';

it.each([
  ['search=kasir', 'kasir'],
  ['search=kasir&city=Kabupaten+Sleman', 'kasir, Kabupaten Sleman'],
  ['search=+kasir+&location=bali', 'kasir, bali'],
  ['function=Akuntansi&near=Kota+Batu', 'Akuntansi, dekat Kota Batu'],
  ['type=parttime', 'Lowongan dengan filter'],
  [`search=${'a'.repeat(100)}&location=bali`, 'a'.repeat(100)],
])('proposes a name for %j', (query, name) => {
  expect(proposeName(query)).toBe(name);
  expect(saveSearchSchema.isValidSync(toFirstValues(query, null))).toBe(true);
});

it('starts from the saved search that is changed', () => {
  const record = { id: 1, name: 'Dekat rumah', query: 'search=sopir', alert: 'weekly', isReadable: true } as const;
  expect(toFirstValues(record.query, record)).toEqual({ name: 'Dekat rumah', alert: 'weekly' });
});

it.each([{ name: ' ' }, { name: 'a'.repeat(101) }, { alert: 'hourly' }])('refuses %j', (wrong) => {
  expect(saveSearchSchema.isValidSync({ ...toFirstValues('search=kasir', null), ...wrong })).toBe(false);
});
