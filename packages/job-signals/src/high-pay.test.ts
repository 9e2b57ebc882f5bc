import averages from './average-pay.json';
import { comparePay, promisedPay } from './high-pay';
import { makeVacancy } from './vacancy.fixture';

const JT = 1_000_000;

describe('the pay that a sentence promises', () => {
  it.each([
    ['gaji rp 4.500.000 per bulan', 4.5 * JT],
    ['gaji 4-5 juta', 4.5 * JT],
    ['gaji 4,5 jt/bulan', 4.5 * JT],
    ['penghasilan rp 200.000 per hari', 5 * JT],
    ['income 100rb - 300rb/hari', 5 * JT],
    ['upah harian rp 120.000', 120_000],
    ['earn rp 1,000,000 per week', 4.33 * JT],
    ['salary idr 7.000.000 to 9.000.000 a month', 8 * JT],
  ])('is rupiah a month: %s', (plain, pay) => {
    expect(promisedPay(plain)).toBeCloseTo(pay, 0);
  });

  it.each(['target penjualan rp 100 juta', 'gaji kompetitif', 'bonus 10 juta', 'pendapatan perusahaan rp 9 miliar'])(
    'is nothing: %s',
    (plain) => {
      expect(promisedPay(plain)).toBeNull();
    },
  );
});

describe('a stated pay against its like', () => {
  const peers = (pays: readonly number[], values = {}) =>
    pays.map((maxSalary, index) =>
      makeVacancy({ id: `peer-${index}`, title: 'Kasir', functionOfInterest: 'Ritel', maxSalary, ...values }),
    );
  const cashier = (minSalary: number, values = {}) =>
    makeVacancy({ title: 'Kasir Toko', functionOfInterest: 'Ritel', minSalary, ...values });
  const FIVE = [3 * JT, 3 * JT, 4 * JT, 4 * JT, 5 * JT];

  it('is far above from four times the median on, and says of how many', () => {
    expect(comparePay(cashier(16 * JT), peers(FIVE), '')).toEqual({ pay: 16 * JT, usual: 4 * JT, peers: 5 });
    expect(comparePay(cashier(16 * JT - 1), peers(FIVE), '')).toBeNull();
  });

  it('is not compared with fewer than five, or with others', () => {
    expect(comparePay(cashier(90 * JT), peers(FIVE.slice(1)), '')).toBeNull();
    expect(comparePay(cashier(90 * JT), peers(FIVE, { functionOfInterest: 'Gudang' }), '')).toBeNull();
    expect(comparePay(cashier(90 * JT), peers(FIVE, { workingType: 'parttime' }), '')).toBeNull();
    expect(comparePay(cashier(90 * JT), peers(FIVE, { minEducation: 'S1' }), '')).toBeNull();
    expect(comparePay(cashier(90 * JT, { title: 'Manajer Toko' }), peers(FIVE), '')).toBeNull();
  });

  it('is compared by the month, whatever period each states', () => {
    const daily = peers([120_000, 120_000, 160_000, 160_000, 200_000], { salaryPeriod: 'day' });
    expect(comparePay(cashier(640_000, { salaryPeriod: 'day' }), daily, '')).toMatchObject({
      pay: 16 * JT,
      usual: 4 * JT,
    });
    expect(comparePay(cashier(200_000, { salaryPeriod: 'day' }), peers(FIVE), '')).toBeNull();
    expect(comparePay(cashier(60 * JT, { salaryPeriod: 'year' }), peers(FIVE), '')).toBeNull();
    expect(comparePay(cashier(90 * JT, { salaryPeriod: 'hour' }), peers(FIVE), '')).toBeNull();
  });

  it('is compared by its least, and by its most where that alone is stated', () => {
    expect(comparePay(cashier(5 * JT, { maxSalary: 90 * JT }), peers(FIVE), '')).toBeNull();
    expect(comparePay(makeVacancy({ title: 'Kasir', maxSalary: 20 * JT }), peers(FIVE), '')?.pay).toBe(20 * JT);
  });

  it('is compared with the average of employees when at most a school is required', () => {
    const usual = averages.levels.find(({ name }) => name === 'SMA')?.monthly ?? 0;
    const job = (minSalary: number, minEducation: string) => makeVacancy({ minSalary, minEducation });
    expect(comparePay(job(4 * usual, 'SMA'), [], '')).toEqual({ pay: 4 * usual, usual, source: averages.source });
    expect(comparePay(job(4 * usual - 1, 'SMA'), [], '')).toBeNull();
    expect(comparePay(job(50 * JT, 'S1'), [], '')).toBeNull();
    expect(comparePay({ ...job(50 * JT, 'SMA'), title: 'Kapten Kapal' }, [], '')).toBeNull();
    expect(comparePay(makeVacancy({ minSalary: 50 * JT }), [], '')).toBeNull();
  });
});
