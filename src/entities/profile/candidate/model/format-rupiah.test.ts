import { formatMonthlyRupiah } from './format-rupiah';

it.each([
  [5_000_000, 'Rp 5.000.000 per bulan'],
  [0, 'Rp 0 per bulan'],
])('writes %d', (amount, text) => {
  expect(formatMonthlyRupiah(amount)).toBe(text);
});
