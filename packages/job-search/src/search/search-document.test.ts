import { searchDocument, type SearchedJob } from './search-document';

const JOB: SearchedJob = {
  title: 'Staf Sales Promotion',
  companyName: "Toko O'Neil & Café",
  city: 'Kabupaten Sleman',
  province: 'Daerah Istimewa Yogyakarta',
  workingType: 'parttime',
  workplace: 'wfo',
  functionOfInterest: 'Penjualan Ritel',
  industry: null,
  requirements: '<ul><li>SMK&nbsp;Tata Niaga</li></ul>',
  description: '<p class="x">Menata<br>barang, staf</p>',
  minEducation: null,
};

const lexemes = (tsvector: string): string[] => tsvector.match(/'[^']+'/g) ?? [];
const document = lexemes(searchDocument(JOB));

it('holds the words of every field, without accents, tags and entities', () => {
  for (const word of ['staf', 'neil', 'cafe', 'sleman', 'istimewa', 'penjualan', 'smk', 'tata', 'menata', 'barang']) {
    expect(document).toContain(`'${word}'`);
  }
  for (const none of ["'class'", "'nbsp'", "'li'", "'x'"]) expect(document).not.toContain(none);
});

it('holds phrases of the tables and markers of place, working type and workplace', () => {
  for (const each of [
    'sales promotion',
    'kabupaten sleman',
    'city:kabupaten sleman',
    'province:daerah istimewa yogyakarta',
    'type:parttime',
    'workplace:wfo',
  ]) {
    expect(document).toContain(`'${each}'`);
  }
});

it('makes no phrase of words of two fields', () => {
  const other = searchDocument({ ...JOB, title: 'Kepala Customer', companyName: 'Service Motor' });
  expect(lexemes(other)).not.toContain("'customer service'");
});

it('tells the weights of what stands outside the long texts', () => {
  const twice = lexemes(searchDocument({ ...JOB, companyName: 'Staf' }));
  for (const each of ["'staf'", "'A:staf'", "'B:staf'"]) expect(twice).toContain(each);
  for (const each of ["'C:sleman'", "'C:place:sleman'"]) expect(document).toContain(each);
  for (const none of ["'B:staf'", "'A:barang'", "'C:smk'"]) expect(document).not.toContain(none);
});

it('leaves out what is no word', () => {
  expect(searchDocument({ ...JOB, description: 'x'.repeat(3_000) })).not.toContain('xxxx');
});
