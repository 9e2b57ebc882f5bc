import type { PortfolioWrite } from '@/entities/profile/portfolio';
import { toRequest } from '@/shared/lib/forms';
import { isNoLink, portfolioSchema } from './portfolio-form';
import type { PortfolioForm } from './portfolio-form';

const VALUES = { name: 'Karya', url: 'https://karya.example.com' };

const sent = (values: PortfolioForm) => toRequest<PortfolioWrite>(portfolioSchema, values);

it.each([
  [{ name: ' ' }, 'Nama portofolio wajib diisi.'],
  [{ url: '' }, 'URL tidak boleh kosong.'],
  [{ url: '  ' }, 'URL tidak boleh kosong.'],
])('refuses %o', async (change, message) => {
  await expect(portfolioSchema.validate({ ...VALUES, ...change })).rejects.toThrow(message);
});

it('sends texts without spaces around them', () => {
  expect(sent({ name: ' Karya ', url: ' https://karya.example.com ' })).toEqual(VALUES);
});

it('puts https:// before a bare host', () => {
  expect(sent({ name: 'Karya', url: ' karya.example.com ' })).toEqual(VALUES);
});

it.each([
  'karya',
  'karya saya.example.com',
  'sari@example.com',
  'https://sari@example.com',
  'data:text/html,x',
  'ftp://a.b',
])('sends %s as it was typed, and knows that it will be no link', async (url) => {
  await expect(portfolioSchema.validate({ name: 'a'.repeat(1000), url })).resolves.toBeDefined();
  expect([isNoLink(url), sent({ name: 'Karya', url }).url]).toEqual([true, url]);
});

it.each(['', 'karya.example.com', VALUES.url])('has nothing to say of "%s"', (url) =>
  expect(isNoLink(url)).toBe(false),
);
