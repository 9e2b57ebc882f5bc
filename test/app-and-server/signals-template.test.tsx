/** The signals of a job's public page read the same before the app runs, when the provider has filled them in. */
import { screen } from '@testing-library/react';
import { JobSignals, SignalsTemplate } from '@/widgets/job-signals';
import type { PostedJob } from '../../server/src/jobs/posted-job';
import { fillJob } from '../../server/src/web/job-page/fill-job';
import { givenCapabilities } from '@test/capabilities';
import { makeJob } from '@test/make-job';
import { renderApp } from '@test/render-app';

const JOB = {
  ...makeJob(),
  company: 'PT Toko',
  createdAt: new Date('2026-11-01T00:00:00Z'),
  status: 'open',
  benefits: [],
} as unknown as PostedJob;

const fill = (signals: PostedJob['signals']): string => {
  const { unmount } = renderApp(
    <div data-testid="template">
      <SignalsTemplate />
    </div>,
  );
  const html = fillJob(
    screen.getByTestId('template').innerHTML,
    { ...JOB, signals },
    { savesData: false, now: new Date() },
  );
  unmount();
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
};

it('says what the app says', () => {
  const signals = [
    { kind: 'money', quote: 'Deposit <b>Rp 200.000</b>' },
    { kind: 'highPay', quote: 'Gaji 2 juta sehari', comparison: { pay: 50_000_000, usual: 4_000_000, peers: 12 } },
    { kind: 'highPay', quote: 'Gaji 3 juta sehari', comparison: { pay: 75_000_000, usual: 3_330_000, source: 'BPS' } },
  ] satisfies PostedJob['signals'];
  givenCapabilities('jobSignals');
  const { container } = renderApp(<JobSignals job={makeJob({ signals })} />);
  expect(fill(signals)).toBe(container.querySelector('section')?.textContent);
});

it.each([[null], [[]]])('says nothing of a job with the signals %j', (signals) => {
  expect(fill(signals)).toBe('');
});
