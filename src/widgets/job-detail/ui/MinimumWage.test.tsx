import { screen } from '@testing-library/react';
import type { JobDetail } from '@/entities/job';
import { makeJob } from '@test/make-job';
import { renderApp } from '@test/render-app';
import { MinimumWage } from './MinimumWage';

const note = (changes: Partial<JobDetail>) => {
  const job = makeJob({ province: 'Sumatera Utara', createdAt: '2026-11-02', ...changes });
  renderApp(<MinimumWage job={job} />);
  return screen.queryByRole('note');
};

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-23T05:00:00Z') }));
afterEach(() => jest.useRealTimers());

it('warns with figure, year and source when all of the pay is below, and says who is exempt', () => {
  const alert = note({ maxSalary: 3_000_000 });
  expect(alert).toHaveTextContent(
    'Gaji tertinggi yang dicantumkan (Rp 3.000.000) di bawah upah minimum Sumatera Utara tahun 2026: sekitar Rp 3.228.949 per bulan.',
  );
  expect(alert).toHaveTextContent('Usaha mikro dan kecil dikecualikan (PP 36/2021).');
  expect(alert).toHaveTextContent('Sumber: Kementerian Ketenagakerjaan RI');
  expect(alert).toHaveClass('MuiAlert-colorWarning');
});

it('notes it when the least alone is below', () => {
  const alert = note({ province: 'Jawa Barat', minSalary: 2_000_000, maxSalary: 3_000_000 });
  expect(alert).toHaveTextContent(
    /^Gaji terendah yang dicantumkan \(Rp 2\.000\.000\).*2026: Rp 2\.317\.601 per bulan\./,
  );
  expect(alert).toHaveClass('MuiAlert-colorInfo');
});

it('says nothing of pay that is not below', () => {
  expect(note({ maxSalary: 9_000_000 })).toBeNull();
});

it('says nothing once the figures have ended', () => {
  jest.setSystemTime(new Date('2026-12-31T17:00:00Z'));
  expect(note({ maxSalary: 3_000_000 })).toBeNull();
});

it('compares a closed job by the day on which it was posted', () => {
  expect(note({ maxSalary: 3_000_000, isOpen: false, createdAt: '2025-12-31' })).toBeNull();
});
