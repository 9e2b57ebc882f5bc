import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { makeJob } from '@test/make-job';
import { renderApp } from '@test/render-app';
import { JobSignals, loadJobSignals } from './JobSignals';

const RISKY = makeJob({
  description: '<ul><li>Teliti</li><li>Usia maks. 27 th</li><li>Deposit seragam Rp 200.000</li></ul>',
  minSalary: 40_000_000,
  minEducation: 'SMA',
});

const show = (job = RISKY) =>
  renderApp(
    <>
      <JobSignals job={job} place="before" />
      <p>Teks lowongan</p>
      <JobSignals job={job} place="behind" />
    </>,
  );

const region = () => screen.findByRole('region', { name: 'Periksa dulu' });

/** True when the region is before the text. */
const isBefore = (element: HTMLElement) =>
  Boolean(element.compareDocumentPosition(screen.getByText('Teks lowongan')) & Node.DOCUMENT_POSITION_FOLLOWING);

beforeEach(() => localStorage.clear());

/** A vacancy whose two places are not drawn at once. */
function DrawnApart() {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <JobSignals job={RISKY} place="before" />
      <button onClick={() => setIsWhole(true)}>Teks lowongan</button>
      {isWhole && <JobSignals job={RISKY} place="behind" />}
    </>
  );
}

// First, while the chunk of the rules is not there yet: behind the text, so that nothing moves.
it('is behind the text, and only there, when the rules load later than the vacancy', async () => {
  const { user } = renderApp(<DrawnApart />);
  await loadJobSignals();
  await user.click(screen.getByRole('button', { name: 'Teks lowongan' }));
  expect(await screen.findAllByRole('region', { name: 'Periksa dulu' })).toHaveLength(1);
  expect(isBefore(await region())).toBe(false);
});

describe('with the rules there', () => {
  beforeEach(() => loadJobSignals());

  it('is before the text', async () => {
    show();
    expect(isBefore(await region())).toBe(true);
    expect(screen.getAllByRole('region')).toHaveLength(1);
  });

  it('quotes each sentence with its reason, worded as a question of care', async () => {
    show();
    const items = within(await region()).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Apakah Anda diminta membayar?“Deposit seragam Rp 200.000”Tanyakan uang ini untuk apa dan mengapa Anda yang membayar. Jangan membayar sebelum jelas.',
      'Adakah alasan pekerjaan untuk batas usia ini?“Usia maks. 27 th”Menurut SE Menaker M/6/HK.04/V/2025, syarat usia hanya untuk kepentingan khusus: sifat pekerjaannya nyata memengaruhi kemampuan, dan kesempatan kerja tidak berkurang.',
      'Apakah gaji ini masuk akal?Gaji per bulan: Rp\u00a040.000.000Jauh di atas yang lazim. Tanyakan bagaimana gaji ini dihitung.Rata-rata upah yang setara: Rp\u00a03.220.000 (BPS, Sakernas November 2025: rata-rata upah buruh menurut pendidikan).',
    ]);
    expect(await region()).toHaveTextContent('Ini bukan tuduhan.');
    expect(document.body).not.toHaveTextContent(/penipu|curang|ilegal/i);
  });

  it.each([
    ['Bersedia ijazah ditahan', 'SE Menaker M/5/HK.04.00/V/2025'],
    ['Terima transfer di rekening pribadi Anda', 'Apakah rekening Anda dipakai untuk uang orang lain?'],
    ['Bacakan kode OTP yang masuk', 'Untuk apa kode ini diminta?'],
    ['Gaji bulan pertama ditahan yayasan', 'Apakah sebagian gaji Anda ditahan atau dipotong?'],
  ])('words %j by its rule', async (sentence, wording) => {
    show(makeJob({ description: `<p>${sentence}</p>` }));
    expect(await region()).toHaveTextContent(wording);
  });

  it('can be folded away with the keyboard, which this device remembers of this vacancy alone', async () => {
    const { user, unmount } = show();
    const heading = within(await region()).getByRole('button', { name: /Periksa dulu/, expanded: true });
    await user.tab();
    expect(heading).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(heading).toHaveAttribute('aria-expanded', 'false');
    expect(JSON.parse(localStorage.getItem('titian:folded-signals') ?? '')).toEqual(['job-1']);
    unmount();
    const again = show();
    expect(within(await region()).getByRole('button', { expanded: false })).toBeVisible();
    again.unmount();
    show(makeJob({ ...RISKY, id: 'job-2' }));
    expect(within(await region()).getByRole('button', { expanded: true })).toBeVisible();
  });

  it.each(['{', 'null', '{"a":1}', '[1,null]', `["${'x'.repeat(5000)}"]`])('opens with %j stored', async (value) => {
    localStorage.setItem('titian:folded-signals', value);
    const { user } = show();
    await user.click(within(await region()).getByRole('button', { expanded: true }));
    expect(within(await region()).getByRole('button', { expanded: false })).toBeVisible();
  });

  it('remembers no more than a hundred vacancies', async () => {
    localStorage.setItem('titian:folded-signals', JSON.stringify(Array.from({ length: 100 }, (_, n) => `old-${n}`)));
    const { user } = show();
    await user.click(within(await region()).getByRole('button'));
    const stored = JSON.parse(localStorage.getItem('titian:folded-signals') ?? '') as string[];
    expect([stored.length, stored[0], stored.at(-1)]).toEqual([100, 'old-1', 'job-1']);
  });

  it('is not there for a vacancy without anything to check', () => {
    show(makeJob({ description: '<p>Usia minimal 18 tahun</p><p>Melayani rekening tamu</p>' }));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('makes no request', async () => {
    show();
    await region();
    // An unhandled request fails the test.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
