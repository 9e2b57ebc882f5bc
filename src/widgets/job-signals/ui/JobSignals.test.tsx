import { screen, within } from '@testing-library/react';
import { givenCapabilities } from '@test/capabilities';
import { makeJob } from '@test/make-job';
import { renderApp } from '@test/render-app';
import { texts } from '../texts';
import { JobSignals } from './JobSignals';

const RISKY = makeJob({
  signals: [
    { kind: 'money', quote: 'Deposit seragam Rp 200.000' },
    { kind: 'heldPapers', quote: 'Bersedia ijazah ditahan' },
    { kind: 'ofTomorrow', quote: 'Kalimat lain' },
    { kind: 'toString', quote: 'Kalimat lain' },
    {
      kind: 'highPay',
      quote: 'Gaji per bulan: Rp 40.000.000',
      comparison: { pay: 40_000_000, usual: 3_220_000, source: 'BPS' },
    },
    { kind: 'highPay', quote: 'Gaji 2 juta sehari', comparison: { pay: 50_000_000, usual: 4_000_000, peers: 12 } },
  ],
});

const show = (job = RISKY) => renderApp(<JobSignals job={job} />);

const region = () => screen.getByRole('region', { name: 'Periksa dulu' });

beforeEach(() => {
  localStorage.clear();
  givenCapabilities('jobSignals');
});

it('quotes each sentence with its reason, worded as a question of care', () => {
  show();
  const items = within(region()).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Apakah Anda diminta membayar?“Deposit seragam Rp 200.000”Tanyakan uang ini untuk apa dan mengapa Anda yang membayar. Jangan membayar sebelum jelas.',
    'Apakah dokumen asli Anda akan ditahan?“Bersedia ijazah ditahan”Menurut SE Menaker M/5/HK.04.00/V/2025, pemberi kerja tidak boleh mensyaratkan atau menahan ijazah dan dokumen pribadi sebagai jaminan, dengan pengecualian terbatas.',
    'Apakah gaji ini masuk akal?“Gaji per bulan: Rp 40.000.000”Jauh di atas yang lazim. Tanyakan bagaimana gaji ini dihitung.Dihitung per bulan: Rp\u00a040.000.000. Rata-rata upah yang setara: Rp\u00a03.220.000 (BPS).',
    'Apakah gaji ini masuk akal?“Gaji 2 juta sehari”Jauh di atas yang lazim. Tanyakan bagaimana gaji ini dihitung.Dihitung per bulan: Rp\u00a050.000.000. Nilai tengah dari 12 lowongan sejenis di sini: Rp\u00a04.000.000.',
  ]);
  expect(region()).toHaveTextContent('4 hal');
  expect(region()).toHaveTextContent('Ini bukan tuduhan.');
  expect(JSON.stringify(texts.kinds)).not.toMatch(/penipu|curang|ilegal/i);
});

it('can be folded away with the keyboard, which this device remembers of this vacancy alone', async () => {
  const { user, unmount } = show();
  const heading = within(region()).getByRole('button', { name: /Periksa dulu/, expanded: true });
  await user.tab();
  expect(heading).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(heading).toHaveAttribute('aria-expanded', 'false');
  expect(JSON.parse(localStorage.getItem('titian:folded-signals') ?? '')).toEqual(['job-1']);
  unmount();
  const again = show();
  expect(within(region()).getByRole('button', { expanded: false })).toBeVisible();
  again.unmount();
  show({ ...RISKY, id: 'job-2' });
  expect(within(region()).getByRole('button', { expanded: true })).toBeVisible();
});

it.each(['{', 'null', '{"a":1}', '[1,null]', `["${'x'.repeat(5000)}"]`])('opens with %j stored', async (value) => {
  localStorage.setItem('titian:folded-signals', value);
  const { user } = show();
  await user.click(within(region()).getByRole('button', { expanded: true }));
  expect(within(region()).getByRole('button', { expanded: false })).toBeVisible();
});

it('remembers no more than a hundred vacancies', async () => {
  localStorage.setItem('titian:folded-signals', JSON.stringify(Array.from({ length: 100 }, (_, n) => `old-${n}`)));
  const { user } = show();
  await user.click(within(region()).getByRole('button'));
  const stored = JSON.parse(localStorage.getItem('titian:folded-signals') ?? '') as string[];
  expect([stored.length, stored[0], stored.at(-1)]).toEqual([100, 'old-1', 'job-1']);
});

it('is not shown without a signal that it knows, or without the capability', () => {
  const { unmount } = show(makeJob({ signals: [{ kind: 'ofTomorrow', quote: 'Kalimat lain' }] }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  unmount();
  givenCapabilities();
  show();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('ends with the way to check another advertisement, where the provider has it', () => {
  const link = () => within(region()).queryByRole('link', { name: 'Periksa pesan atau iklan lain' });
  const { unmount } = show();
  expect(link()).not.toBeInTheDocument();
  unmount();
  givenCapabilities('jobSignals', 'adCheck');
  show();
  expect(link()).toHaveAttribute('href', '/periksa');
});
