import { toSalary } from './salary';

const money = (value: unknown, more: object = {}) => ({
  baseSalary: { '@type': 'MonetaryAmount', currency: 'IDR', value, ...more },
});
const quantity = (values: object) => money({ '@type': 'QuantitativeValue', ...values });

describe('toSalary', () => {
  it.each([
    ['a range by month', quantity({ minValue: 4_000_000, maxValue: 6_000_000, unitText: 'MONTH' }), 4e6, 6e6],
    ['one amount by month', quantity({ value: 5_000_000, unitText: 'month' }), 5e6, 5e6],
    ['a range by year', quantity({ minValue: 60_000_000, maxValue: 120_000_001, unitText: 'YEAR' }), 5e6, 1e7],
    ['a least only', quantity({ minValue: 4_000_000, unitText: 'MONTH' }), 4e6, null],
    ['digits in text', quantity({ minValue: '4000000', maxValue: '4500000.00', unitText: 'MONTH' }), 4e6, 4.5e6],
    ['an amount beside its unit', money(5_000_000, { unitText: 'MONTH' }), 5e6, 5e6],
    ['a range beside its unit', money(undefined, { minValue: 1e6, maxValue: 2e6, unitText: 'MONTH' }), 1e6, 2e6],
    ['a currency beside it', { ...quantity({ value: 5e6, unitText: 'MONTH' }), salaryCurrency: 'IDR' }, 5e6, 5e6],
    ['a least above the most', quantity({ minValue: 6e6, maxValue: 4e6, unitText: 'MONTH' }), 4e6, 6e6],
    ['a least in thousands', quantity({ minValue: 4_000, maxValue: 4e6, unitText: 'MONTH' }), null, 4e6],
    ['a price by month', { baseSalary: { price: 5e6, priceCurrency: 'IDR', unitCode: 'MON' } }, 5e6, 5e6],
    [
      'a range of prices',
      { baseSalary: { minPrice: 4e6, maxPrice: 6e6, priceCurrency: 'IDR', referenceQuantity: { unitCode: 'MON' } } },
      4e6,
      6e6,
    ],
    ['grouped digits', quantity({ minValue: '4.000.000', maxValue: 'Rp 5,000,000', unitText: 'bulan' }), 4e6, 5e6],
    ['a range in one text', quantity({ value: 'Rp 4 - 6 juta', unitText: 'MONTH' }), 4e6, 6e6],
    ['a most only', quantity({ value: 'hingga 7.000.000', unitText: 'MONTH' }), null, 7e6],
    ['a text', { baseSalary: 'Rp 5.000.000 per bulan' }, 5e6, 5e6],
    [
      'two entries that say the same',
      { baseSalary: [5e6, 6e7].map((value, index) => money({ value, unitText: ['MONTH', 'YEAR'][index] }).baseSalary) },
      5e6,
      5e6,
    ],
    ['lists of one', money([{ value: [5e6], unitText: ['MONTH'] }], { currency: ['IDR'] }), 5e6, 5e6],
    ['a negative least', quantity({ minValue: -1, maxValue: 4e6, unitText: 'MONTH' }), null, 4e6],
    ['zero, which means unknown', quantity({ minValue: 0, maxValue: 5e6, unitText: 'MONTH' }), null, 5e6],
  ])('reads %s', (_what, row, minSalary, maxSalary) => {
    expect(toSalary(row)).toEqual({ minSalary, maxSalary });
  });

  it.each([
    ['a negative least', quantity({ minValue: -4e6, maxValue: 5e6, unitText: 'MONTH' })],
    ['a least in thousands', quantity({ minValue: 4_000, maxValue: 5e6, unitText: 'MONTH' })],
    [
      'an entry in another currency',
      { baseSalary: [{ currency: 'USD', value: 500 }, money(5e6, { unitText: 'MONTH' }).baseSalary] },
    ],
  ])('warns of %s beside the pay that is stored', (_what, row) => {
    const kinds: string[] = [];
    expect(toSalary(row, (kind) => kinds.push(kind)).maxSalary).toBe(5e6);
    expect(kinds).toEqual(['unclear-pay']);
  });

  it('has nothing to say without a salary', () => {
    expect(toSalary({})).toEqual({ minSalary: null, maxSalary: null });
  });

  it.each([
    ['it is paid by "HOUR"', quantity({ value: 50_000, unitText: 'HOUR' })],
    ['it is paid by "DAY"', quantity({ value: 200_000, unitText: 'DAY' })],
    ['it is paid by "WEEK"', quantity({ value: 1_000_000, unitText: 'WEEK' })],
    ['it is paid by an unknown period', quantity({ value: 5_000_000 })],
    ['its currency is not IDR', { baseSalary: { currency: 'USD', value: { value: 500, unitText: 'MONTH' } } }],
    ['its currency is not IDR', { baseSalary: { value: { value: 500, unitText: 'MONTH' } } }],
    ['it names no period', { baseSalary: 5_000_000, salaryCurrency: 'IDR' }],
    ['it is under Rp 100.000 a month', quantity({ value: -5e6, unitText: 'MONTH' })],
    ['it is under Rp 100.000 a month', quantity({ minValue: 2, maxValue: 1, unitText: 'MONTH' })],
    ['it is paid by an unknown period', { baseSalary: { price: 5e6, priceCurrency: 'IDR' } }],
    ['its entries differ', money([4e6, 6e6].map((value) => ({ value, unitText: 'MONTH' })))],
    ['its entries differ', { baseSalary: [5e6, 6e6].map((value) => money({ value, unitText: 'MONTH' }).baseSalary) }],
    ['it is not clear which figure is the pay', quantity({ value: 'nego', unitText: 'MONTH' })],
    ['it names no currency', { baseSalary: 'Kompetitif' }],
    ['its amount is no sensible number', quantity({ value: [5, 6], unitText: 'MONTH' })],
    ['its amount is no sensible number', quantity({ value: 1e308, unitText: 'MONTH' })],
  ])('leaves a salary out and warns that %s', (reason, row) => {
    const warnings: string[] = [];
    const none = { minSalary: null, maxSalary: null };
    expect(toSalary(row, (kind, text) => warnings.push(`${kind}: ${text}`))).toEqual(none);
    expect(warnings).toEqual([`unclear-pay: baseSalary is left out: ${reason}`]);
  });
});
