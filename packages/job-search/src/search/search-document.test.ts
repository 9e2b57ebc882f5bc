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

const lexemes = (tsvector: string): string[] => tsvector.match(/'[^']+'(:[\w,]+)?/g) ?? [];
const { document, head } = searchDocument(JOB);

it('holds the words of every field, without accents, tags and entities', () => {
  for (const word of ['staf', 'neil', 'cafe', 'sleman', 'istimewa', 'penjualan', 'smk', 'tata', 'menata', 'barang']) {
    expect(lexemes(document)).toContain(`'${word}'`);
  }
  for (const none of ["'class'", "'nbsp'", "'li'", "'x'"]) expect(lexemes(document)).not.toContain(none);
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
    expect(lexemes(document)).toContain(`'${each}'`);
  }
});

it('makes no phrase of words of two fields', () => {
  const other = searchDocument({ ...JOB, title: 'Kepala Customer', companyName: 'Service Motor' });
  expect(lexemes(other.document)).not.toContain("'customer service'");
});

it('gives what stands outside the long texts its weight, once for each field', () => {
  expect(lexemes(head)).toContain("'sleman':3C");
  expect(lexemes(head)).toContain("'city:kabupaten sleman':3C");
  expect(head).not.toContain('barang');
  const twice = searchDocument({ ...JOB, companyName: 'Staf' });
  expect(lexemes(twice.head)).toContain("'staf':1A,2B,4D");
});

it('says of the words of the tables that they stand in the long texts', () => {
  expect(lexemes(head)).toContain("'staf':1A,4D");
  expect(lexemes(head)).toContain("'smk':4D");
});

it('leaves out what is no word', () => {
  const { document: without } = searchDocument({ ...JOB, description: 'x'.repeat(3_000) });
  expect(without).not.toContain('xxxx');
});
