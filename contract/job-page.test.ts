/**
 * A job's public page says the same before the app runs, when the provider has filled it in, and afterwards. Both have to
 * come to the same results.
 */
import { companySlug } from '@/entities/job';
import { lowPay } from '../server/src/web/job-page/low-pay';
import { companySlug as companySlugOfPage } from '../server/src/web/job-page/company-slug';
import { comparePay } from '../src/widgets/job-detail/model/compare-pay';
import { CASES, DAY } from '../src/widgets/job-detail/model/compare-pay.fixture';
import figures from './reference/ump.json';

it.each(CASES)('pay of %s: %s in %s, %j to %j: %j', (_what, workingType, province, minSalary, maxSalary, found, day = DAY) => {
  const job = { workingType, province, minSalary, maxSalary };
  const told = comparePay(job, figures, day);
  expect(lowPay(job, day)?.bound ?? null).toBe(found);
  expect(told).toEqual(told && { ...lowPay(job, day), year: figures.year, source: figures.source });
});

it.each(['PT. Sinar Laut', 'Café  & Co.', '株式会社', '-', ' -A- ', 'CV "Maju" Jaya 99'])('the address of %s', (name) => {
  expect(companySlugOfPage(name)).toBe(companySlug(name));
});
