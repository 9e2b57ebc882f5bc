import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { closingOf, jobStatus } from '../../jobs/job-status';
import { sanitiseHtml } from '@titian/job-feeds';
import { cities, masterLists, provinces } from '../../masters/master-data';
import { serverRoot } from '../../paths';
import { NAMED_BENEFITS } from '@titian/rules/named-benefits';
import { demoCompanies, demoJobs } from './demo-jobs';
import { toJobInput } from './to-job-input';

const now = new Date('2026-11-21T03:00:00Z');
const jobs = demoJobs.map((job) => toJobInput(job, now));
const open = jobs.filter((job) => jobStatus({ ...job, closesAt: closingOf(job) }, now) === 'open');

const namesIn = (kind: 'function-of-interest' | 'industry') => masterLists[kind].map(([, name]) => name);
const distinct = <T>(values: T[]) => new Set(values);

it('has many jobs, most of them open, all over the country', () => {
  expect(jobs.length).toBeGreaterThanOrEqual(72);
  expect(jobs.length - open.length).toBe(10);
  expect(distinct(jobs.map(({ locationId }) => locationId)).size).toBeGreaterThanOrEqual(30);
  expect(distinct(jobs.map(({ company }) => company.name)).size).toBe(Object.keys(demoCompanies).length);
});

it('has every working type and every workplace', () => {
  expect([...distinct(jobs.map(({ workingType }) => workingType))].sort()).toEqual([
    'contract',
    'freelance',
    'fulltime',
    'internship',
    'parttime',
    'temporary',
  ]);
  expect([...distinct(jobs.map(({ workplace }) => workplace))].sort()).toEqual(['hybrid', 'remote', 'wfo']);
});

it('has the cases that a screen must bear: no city, no salary, no deadline, no logo, a very long title', () => {
  expect(jobs.some(({ cityId }) => cityId === null)).toBe(true);
  expect(jobs.some(({ minSalary, maxSalary }) => minSalary === null && maxSalary === null)).toBe(true);
  expect(jobs.some(({ deadline }) => deadline === null)).toBe(true);
  expect(jobs.some(({ company }) => company.logo === null)).toBe(true);
  expect(jobs.some(({ title }) => title.length > 120)).toBe(true);
});

it('gives every job an id of its own', () => {
  expect(distinct(jobs.map(({ sourceId }) => sourceId)).size).toBe(jobs.length);
});

it('repeats no sentence from one job to the next in what one does', () => {
  const duties = demoJobs.flatMap(({ summary, duties: own }) => [summary, ...own]);
  expect(distinct(duties).size).toBe(duties.length);
});

describe.each(demoJobs.map((job) => [job.id, job] as const))('%s', (_id, job) => {
  const stored = toJobInput(job, now);

  it('is in a place that exists', () => {
    expect(provinces.map(([id]) => id)).toContain(stored.locationId);
    if (stored.cityId !== null) expect(cities.map(([id]) => id)).toContain(stored.cityId);
  });

  it('names a function and an industry of the master lists', () => {
    expect(namesIn('function-of-interest')).toContain(stored.functionOfInterest);
    expect(namesIn('industry')).toContain(stored.industry);
  });

  it('names three to eight benefits, each once', () => {
    expect(stored.benefits.length).toBeGreaterThanOrEqual(3);
    expect(stored.benefits.length).toBeLessThanOrEqual(8);
    expect(distinct(stored.benefits).size).toBe(stored.benefits.length);
  });

  it('pays at least as much at the top as at the bottom', () => {
    expect(stored.maxSalary ?? 0).toBeGreaterThanOrEqual(stored.minSalary ?? 0);
  });

  it('says in paragraphs what one does and needs, in HTML that the sanitiser leaves as it is', () => {
    expect(job.duties.length).toBeGreaterThanOrEqual(4);
    expect(job.requirements.length).toBeGreaterThanOrEqual(4);
    expect(sanitiseHtml(stored.description)).toBe(stored.description);
    expect(sanitiseHtml(stored.requirements)).toBe(stored.requirements);
  });

  it('appeared within the last 60 days', () => {
    const age = now.getTime() - stored.createdAt.getTime();
    expect(age).toBeGreaterThan(0);
    expect(age).toBeLessThan(60 * 86_400_000);
  });
});

it('counts days from the seeding day in Jakarta', () => {
  const [job] = demoJobs.filter(({ id }) => id === 'kasir-sleman');
  if (!job) throw new Error('The job is gone.');
  const beforeMidnight = toJobInput(job, new Date('2026-11-20T16:59:00Z'));
  const afterMidnight = toJobInput(job, new Date('2026-11-20T17:01:00Z'));
  expect([beforeMidnight.deadline, afterMidnight.deadline]).toEqual(['2027-01-09', '2027-01-10']);
  expect(afterMidnight.createdAt.getTime() - beforeMidnight.createdAt.getTime()).toBe(86_400_000);
});

it('escapes signs of HTML in texts', () => {
  const [job] = demoJobs;
  if (!job) throw new Error('There is no job.');
  expect(toJobInput({ ...job, requirements: ['Riset & uji <5 menit'] }, now).requirements).toBe(
    '<p>Riset &amp; uji &lt;5 menit</p>',
  );
});

it('knows the 17 named benefits', () => {
  expect(distinct([...NAMED_BENEFITS]).size).toBe(17);
});

const images = jobs.flatMap(({ company }) => [company.logo, company.banner]).filter((image) => image !== null);

it.each([...distinct(images)])('%s is a small drawing without scripts', (image) => {
  const file = path.join(serverRoot, image);
  expect(existsSync(file)).toBe(true);
  const svg = readFileSync(file, 'utf8');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (96 96|1200 300)"/);
  expect(svg.length).toBeLessThan(2048);
  expect(svg).not.toMatch(/<script|<style|href=|\son\w+=/i);
});
