import figures from '../../../../contract/reference/ump.json';
import { comparePay } from './compare-pay';
import { CASES, DAY, DIY, DIY_MINIMUM, JT, SUMUT } from './compare-pay.fixture';

it('has forty rows or more', () => expect(CASES.length).toBeGreaterThanOrEqual(40));

it.each(CASES)('%s: %s in %s, %j to %j: %j', (_what, workingType, province, minSalary, maxSalary, found, day = DAY) => {
  expect(comparePay({ workingType, province, minSalary, maxSalary }, figures, day)?.bound ?? null).toBe(found);
});

it('tells figure, year and source, and the bound that is below', () => {
  const job = { workingType: 'fulltime', province: 'DI Yogyakarta', minSalary: 2 * JT, maxSalary: 3 * JT } as const;
  expect(comparePay(job, figures, DAY)).toEqual({
    bound: 'least',
    pay: 2 * JT,
    minimum: DIY_MINIMUM,
    isApproximate: false,
    province: DIY,
    year: 2026,
    source: figures.source,
  });
});

it('says where sources differ, and compares with the lower, whichever comes first', () => {
  const job = { workingType: 'fulltime', province: SUMUT, minSalary: null, maxSalary: 3 * JT } as const;
  const turned = { ...figures, provinces: [{ name: SUMUT, monthly: 3_228_971, otherSource: 3_228_949 }] };
  for (const wages of [figures, turned]) {
    expect(comparePay(job, wages, DAY)).toMatchObject({ minimum: 3_228_949, isApproximate: true });
  }
});

it('has a figure of each of the 38 provinces, each by a name of its own', () => {
  const job = { workingType: 'fulltime', minSalary: null, maxSalary: 200_000 } as const;
  const found = figures.provinces.map(({ name }) => comparePay({ ...job, province: name }, figures, DAY)?.province);
  expect(found).toEqual(figures.provinces.map(({ name }) => name));
  expect(new Set(found).size).toBe(38);
});
