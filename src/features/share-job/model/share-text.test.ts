import { shareText } from './share-text';

beforeAll(() => void jest.useFakeTimers({ now: new Date('2026-11-23T05:00:00Z') }));
afterAll(() => void jest.useRealTimers());

const JOB = {
  slug: 'kasir',
  title: 'Kasir',
  company: { name: 'PT Toko', logo: null, banner: null },
  deadline: '2026-11-30',
  minSalary: 4_000_000,
  maxSalary: 5_000_000,
};

it('says what, where, pay and deadline', () => {
  expect(shareText(JOB)).toBe(
    'Lowongan Kasir di PT Toko. Gaji Rp 4–5 jt per bulan. Lamar paling lambat 30 November 2026.',
  );
});

it.each([
  ['pay that is not stated', { minSalary: null, maxSalary: 50 }, 'Lamar paling lambat 30 November 2026.'],
  [
    'pay that the list does not tell',
    { minSalary: undefined, maxSalary: undefined },
    'Lamar paling lambat 30 November',
  ],
  ['no deadline', { deadline: null }, 'Gaji Rp 4–5 jt per bulan.'],
  ['a deadline that is over', { deadline: '2026-11-22' }, 'Gaji Rp 4–5 jt per bulan.'],
])('leaves out %s', (_what, changes, rest) => {
  const text = shareText({ ...JOB, ...changes });
  expect(text).toContain(`Lowongan Kasir di PT Toko. ${rest}`);
  expect(text).not.toMatch(/tidak|22 November|null|undefined/);
});
