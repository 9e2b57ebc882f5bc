import type { Job } from '@/entities/job';
import { bookmarked } from '@test/jobs-page';
import { findCompany } from './company-jobs';

const job = (id: number, name: string, changes: Partial<Job> = {}) =>
  bookmarked({ id, company: { name, logo: null, banner: null }, createdAt: `2026-11-0${id}`, ...changes });

it('has the open vacancies of a company, the newest first, whatever the case and points of its name', () => {
  const jobs = [job(1, 'PT Maju'), job(2, 'Toko Lain'), job(3, 'PT. MAJU'), job(4, 'PT Maju', { isOpen: false })];
  const company = findCompany(jobs, 'pt-maju');
  expect(company?.openJobs.map(({ id }) => id)).toEqual([3, 1]);
  expect(company?.name).toBe('PT Maju');
});

it('has the newest logo that there is', () => {
  const jobs = [job(1, 'Maju', { company: { name: 'Maju', logo: '/maju.svg', banner: null } }), job(2, 'Maju')];
  expect(findCompany(jobs, 'maju')?.logo).toBe('/maju.svg');
});

it('knows a company whose vacancies are all closed, and none by another name', () => {
  const jobs = [job(1, 'PT Maju', { isOpen: false }), job(2, '-')];
  expect(findCompany(jobs, 'pt-maju')).toMatchObject({ name: 'PT Maju', openJobs: [] });
  expect(findCompany(jobs, 'pt')).toBeNull();
  expect(findCompany(jobs, '')).toBeNull();
  expect(findCompany(jobs, 'PT Maju')).toBeNull();
});
