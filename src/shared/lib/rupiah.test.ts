import { assert, integer, property, string } from 'fast-check';
import { readRupiah, writeRupiah } from './rupiah';

const amountOf = (typed: string) => {
  const reading = readRupiah(typed);
  return reading.kind === 'amount' ? reading.amount : reading;
};

it.each([
  '4.500.000,00',
  '4500000.00',
  '4500000,0',
  '4,500,000.00',
  '4.500.000',
  '4,500,000',
  '4 500 000',
  "4'500'000",
  '4’500’000',
  '4500000',
  '4500000.',
  '4.500.000,',
  '04500000',
  '4,5 jt',
  '4,5jt',
  '4.5jt',
  '4.50 JT',
  '4,5 juta',
  'Rp 4,5 juta',
  'rp. 4,5 Jt',
  'Rp4.500.000,-',
  'Rp 4.500.000.-',
  'Rp 4.500.000,--',
  'Rp4.500.000,00-',
  'Rp: 4.500.000',
  'RP.4.500.000',
  'IDR 4,500,000',
  'IDR4.500.000',
  '4.500.000 IDR',
  '4.500.000 rupiah',
  '4500 ribu',
  '4.500 ribu',
  '4.500rb',
  '4500k',
  '4.5 million',
  '4 juta 500 ribu',
  '4jt 500rb',
  '4.500.000/bulan',
  '4.500.000 / bln',
  'Rp 4.500.000 per bulan',
  '4,5 juta sebulan',
  '4,5 jt per month',
  'Rp 4.500.000,- per bulan',
  '4.500.000 (nett)',
  '4,5 jt nego',
  '4\u00a0500\u00a0000',
  'Rp\u00a04.500.000',
  '4\u202f500\u202f000',
  '\u200e4.500.000\u200f',
  '４５０００００',
  'Ｒｐ　４．５００．０００，００',
  '  4.500.000\n',
  '4. 500. 000',
  '4 , 5 juta',
  '0,0045 miliar',
])('reads %j as 4.5 million', (typed) => {
  expect(readRupiah(typed)).toEqual({ kind: 'amount', amount: 4_500_000 });
});

it.each([
  ['450rb', 450_000],
  ['450 ribu', 450_000],
  ['450.000', 450_000],
  ['450,000', 450_000],
  ['450 000', 450_000],
  ['100000', 100_000],
  ['0,5 jt', 500_000],
  ['.5 jt', 500_000],
  ['4,25 juta', 4_250_000],
  ['4,123456 jt', 4_123_456],
  ['12.345.678', 12_345_678],
  ['1 miliar', 1_000_000_000],
  ['1.000.000.000', 1_000_000_000],
  ['50000 rupiah', 50_000],
  ['4,5 ribu', 4_500],
  ['0', 0],
  ['Rp 0', 0],
  ['0,00', 0],
])('reads %j as %j', (typed, amount) => expect(amountOf(typed)).toBe(amount));

it.each([
  ['4.5', [4_500_000]],
  ['4,5', [4_500_000]],
  ['4,50', [4_500_000]],
  ['4.500', [4_500_000]],
  ['4,500', [4_500_000]],
  ['4 500', [4_500_000]],
  ['4500', [4_500_000]],
  ['1.234', [1_234_000]],
  ['45', [45_000_000]],
  ['5', [5_000_000]],
  ['85,5', [85_500_000]],
  ['0.500', [500_000]],
  ['450', [450_000, 450_000_000]],
  ['12000', [12_000_000, 12_000]],
  ['50.000', [50_000_000, 50_000]],
  ['4jt5', [4_500_000]],
  ['4 juta 500', [4_500_000]],
  ['4.500 juta', [4_500_000, 4_500_000_000]],
  ['4500 juta', [4_500_000, 4_500_000_000]],
  ['4.500.000 ribu', [4_500_000, 4_500_000_000]],
  ['4.500.000 juta', [4_500_000]],
  ['450.000 ribu', [450_000, 450_000_000]],
  ['4500000000', [4_500_000_000]],
  ['4.500.000,50', [4_500_000]],
  ['4500000.000', [4_500_000, 4_500_000_000]],
  ['4.500.000.00', [4_500_000]],
  ['4.500.00', [4_500_000]],
  ['4,1234567 jt', [4_123_456]],
  ['0,1 ribu', [100_000]],
  ['4-5 juta', [4_000_000, 5_000_000]],
  ['Rp 4.000.000 - Rp 5.000.000', [4_000_000, 5_000_000]],
  ['4 jt s/d 5 jt', [4_000_000, 5_000_000]],
  ['±5 juta', [5_000_000]],
  ['sekitar 5 juta', [5_000_000]],
  ['min. 5 juta', [5_000_000]],
  ['> 5 juta', [5_000_000]],
  ['5 jutaan', [5_000_000]],
  ['5jt+', [5_000_000]],
])('asks about %j: %j', (typed, amounts) => {
  expect(readRupiah(typed)).toEqual({ kind: 'ambiguous', amounts });
});

it.each([
  'abc',
  'UMR',
  'nego',
  'Rp',
  'jt',
  '-',
  ',',
  '-5',
  'Rp -4.500.000',
  '4.50.000',
  '4..500.000',
  '4,5,6',
  '4.5OO.OOO',
  '$500',
  'USD 500',
  '5 ringgit',
  '4m',
  '4,5 jt 3',
  '4 jt 5 jt',
  '1-2-3 juta',
  '60 juta per tahun',
  '1234567890123',
  '1e6',
  '0x10',
  '½ juta',
  '٤٥٠٠٠٠٠',
  '9'.repeat(400),
])('does not read %j', (typed) => expect(readRupiah(typed)).toEqual({ kind: 'unreadable' }));

it.each(['', ' ', '\u00a0\u200b'])('takes %j for empty', (typed) =>
  expect(readRupiah(typed)).toEqual({ kind: 'empty' }),
);

it('reads each amount that it writes, and asks below a thousand', () => {
  assert(
    property(integer({ min: 1000, max: 2 ** 31 - 1 }), (amount) => {
      expect(amountOf(writeRupiah(amount))).toBe(amount);
    }),
  );
  expect([0, 45, 999_999_999_999].map((amount) => readRupiah(writeRupiah(amount)).kind)).toEqual([
    'amount',
    'ambiguous',
    'amount',
  ]);
});

it('reads the groups of either language, and the decimals of either', () => {
  assert(
    property(integer({ min: 100_000, max: 1_000_000_000 }), (amount) => {
      const grouped = String(amount).replace(/\B(?=(\d{3})+$)/g, '.');
      expect([grouped, `${grouped},00`, grouped.replaceAll('.', ','), `${amount}.00`].map(amountOf)).toEqual([
        amount,
        amount,
        amount,
        amount,
      ]);
    }),
  );
});

it('never throws, and gives whole amounts within the contract', () => {
  assert(
    property(string({ unit: 'grapheme' }), (text) => {
      const reading = readRupiah(`${text}5 jt`);
      const amounts =
        reading.kind === 'amount' ? [reading.amount] : reading.kind === 'ambiguous' ? reading.amounts : [];
      expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0 && amount < 1e12)).toBe(true);
    }),
  );
});

it.each(['9.', ' 9', '4jt', '(', 'rp', '-', "9'", '. '])('is fast with %j repeated', (part) => {
  const start = process.cpuUsage();
  readRupiah(part.repeat(100_000));
  readRupiah(part.repeat(60 / part.length));
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(500);
});
