import { render, screen, within } from '@testing-library/react';
import { renderApp } from '@test/render-app';
import type { Application } from '../model/application';
import { ApplicationCard, ApplicationStamp } from './ApplicationCard';
import { ProgressTracker } from './ProgressTracker';
import { createTheme } from '@mui/material/styles';
import { makeApplicationDto } from '@test/dto/application';
import { toApplication } from '../api/application.mapper';
import { DECISION } from '../model/decision-words.fixture';
import { texts } from '../texts';
import { english } from '../texts.en';
import { itTellsNoDecision } from './closed-job.fixture';

describe('ApplicationCard', () => {
  const makeApplication = (job: Partial<Application['job']> = {}, values: Partial<Application> = {}): Application => ({
    id: 1,
    status: 'apply',
    appliedAt: '2026-11-20T03:00:00Z',
    outcome: null,
    outcomeAt: null,
    outcomeReason: null,
    outcomeReasonCode: null,
    jobClosedAt: null,
    lastEvent: null,
    appointments: [],
    ...values,
    job: {
      id: 'job-1',
      slug: 'kasir',
      title: 'Kasir',
      isOpen: true,
      createdAt: null,
      company: { name: 'Toko Uji', logo: '/media/toko.svg' },
      ...job,
    },
  });

  it("shows the company's logo and name", () => {
    renderApp(<ApplicationCard application={makeApplication()} />);
    const card = screen.getByRole('article', { name: 'Kasir' });
    expect(card.querySelector('img')).toHaveAttribute('src', 'http://localhost/media/toko.svg');
    expect(card).toHaveTextContent('Toko Uji');
  });

  it('links to no job whose address is unknown', () => {
    renderApp(<ApplicationCard application={makeApplication({ slug: null })} />);
    expect(screen.getByRole('heading', { name: 'Kasir' })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  const CLOSED_AT = '2026-11-17T03:00:00Z';

  it.each([
    ['rejected', 'Alasan perusahaan: Sudah terisi.'],
    ['withdrawn', 'Alasan Anda: Sudah terisi.'],
  ] as const)('says the outcome, and whose reason it is, of an application that is %s', (outcome, words) => {
    renderApp(<ApplicationCard application={makeApplication({}, { outcome, outcomeReason: 'Sudah terisi.' })} />);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(/^(Tidak lolos|Anda sudah menarik lamaran ini)\.$/)).toBeVisible();
  });

  it('shows only what the specification has when the provider tells nothing else', () => {
    renderApp(<ApplicationCard application={makeApplication()} />);
    expect(screen.getByRole('article')).toHaveTextContent(
      /^KasirToko UjiApply : 20 November 2026Apply \| AvailableMore$/,
    );
  });

  it('says where the application stands, and has a bar for each appointment, with its link', () => {
    const url = 'https://rapat.example/1';
    const at = '2999-11-30T02:00:00Z';
    const untold = { sequence: 0, zone: 'Asia/Jakarta', minutes: null, place: null, bring: null, url: null };
    renderApp(
      <ApplicationCard
        application={makeApplication(
          {},
          {
            lastEvent: { key: '1', kind: 'sent', at: '2020-11-20T03:00:00Z' },
            appointments: [
              {
                id: 'a',
                sequence: 0,
                at,
                zone: 'Asia/Makassar',
                minutes: 90,
                place: 'Kantor Makassar',
                bring: 'KTP asli',
                url,
              },
              { ...untold, id: 'b', at: '2999-11-29T02:00:00Z' },
              { ...untold, id: 'c', at: '2020-11-29T02:00:00Z', place: 'Lewat' },
              { ...untold, id: 'd', at: '2999-11-28T02:00:00Z', url, isCancelled: true },
            ],
          },
        )}
      />,
    );
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent(
      'Terkirim 20 Nov 2020. Belum dilihat perusahaan.Apply | AvailableJanji temu dibatalkan: Kamis',
    );
    expect(screen.getAllByText(/^Janji temu.*: /).map(({ textContent }) => textContent)).toEqual([
      'Janji temu dibatalkan: Kamis, 28 November 2999, 09.00 WIB',
      'Janji temu: Jumat, 29 November 2999, 09.00 WIB',
      'Janji temu: Sabtu, 30 November 2999, 10.00 WITA',
    ]);
    expect(screen.getByText('Kantor Makassar')).toBeVisible();
    expect(screen.getByText('Bawa: KTP asli')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Buka tautan janji temu' });
    expect(link).toHaveAttribute('href', url);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAccessibleDescription('Janji temu: Sabtu, 30 November 2999, 10.00 WITA');
  });

  it('says nothing of a closed job to whom it has taken on', () => {
    const application = makeApplication({ isOpen: false }, { status: 'onboard', jobClosedAt: CLOSED_AT });
    renderApp(<ApplicationCard application={application} />);
    expect(screen.queryByText(/Lowongan ditutup/)).not.toBeInTheDocument();
  });

  it.each([
    ['rejected', false, 'ApplyTidak lolos'],
    ['rejected', true, 'ApplyTidak lolos'],
    ['withdrawn', true, 'ApplyLamaran ditarik'],
    ['accepted', true, 'ApplyDiterima'],
    [null, false, 'ApplyLowongan ditutup 17 November 2026. Perusahaan belum memberi keputusan.'],
  ] as const)('has under the step, of outcome %p and an open job (%p): %s', async (outcome, isOpen, words) => {
    const application = makeApplication({ isOpen }, { outcome, jobClosedAt: CLOSED_AT });
    const details = <ProgressTracker application={application} />;
    const { user } = renderApp(<ApplicationCard application={application} details={details} />);
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('button', { name: 'Tahap 1 dari 8: Apply' }));
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(words);
  });
});

describe('ApplicationStamp', () => {
  const { success, error } = createTheme().palette;

  it.each([
    ['ACCEPTED', 'onboard', success.main],
    ['CLOSED', 'mcu', error.main],
  ])('stamps %s on an application at %s to a closed job, in the colour %s', (text, status, color) => {
    render(<ApplicationStamp progress={{ status, isJobOpen: false }} />);
    expect(screen.getByText(text)).toHaveStyle({ color });
  });
});

describe('ProgressTracker', () => {
  function show(status: string, jobStatus = 'open') {
    const application = toApplication({ ...makeApplicationDto({ job: { status: jobStatus } }), status });
    return renderApp(<ProgressTracker application={application} />);
  }

  /** Makes the screen wide, as long as the test runs. */
  function givenWideScreen() {
    const matchMedia = window.matchMedia.bind(window);
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('min-width') }));
  }

  afterEach(() => jest.restoreAllMocks());

  const steps = () => within(screen.getByRole('list', { name: 'Tahapan lamaran' })).getAllByRole('listitem');

  /** Drawing in the mark of a step: an icon's name, or its number. */
  const mark = (step: HTMLElement | undefined) => {
    const drawn = step?.querySelector('[aria-hidden]');
    return drawn?.querySelector('svg')?.dataset.testid ?? drawn?.textContent;
  };

  it('marks complete, current and upcoming steps, the present one for a screen reader too', () => {
    givenWideScreen();
    show('psikotest');
    expect(steps().map(mark)).toEqual(['CheckIcon', 'CheckIcon', 'FlagOutlinedIcon', '4', '5', '6', '7', '8']);
    expect(steps().map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'step',
      ...Array(5).fill(null),
    ]);
  });

  it('marks the step that was reached when the job closed, and calls none of it an error', () => {
    givenWideScreen();
    show('psikotest', 'closed');
    const [, complete, reached, upcoming] = steps();
    expect([complete, reached, upcoming].map(mark)).toEqual(['CheckIcon', 'CloseIcon', '4']);
    expect(reached).toHaveAttribute('aria-current', 'step');
    expect(document.querySelector('[class*=error]')).toBeNull();
  });

  it('has no present step when the provider names an unknown one', () => {
    givenWideScreen();
    show('background_check');
    expect(steps().map(mark).slice(0, 2)).toEqual(['CheckIcon', '2']);
    expect(steps().some((step) => step.hasAttribute('aria-current'))).toBe(false);
  });

  it('has the steps side by side on a wide screen, and no line to unfold them', () => {
    givenWideScreen();
    show('apply');
    expect(screen.getByRole('list', { name: 'Tahapan lamaran' })).toHaveClass('MuiStepper-horizontal');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['interview_hr', 'Tahap 4 dari 8: Interview HR'],
    ['Tes Lisan', 'Tahap: Tes Lisan'],
  ])(
    'has on a phone one line about the step %s, which unfolds all of them and folds them again',
    async (status, line) => {
      const { user } = show(status);
      const button = screen.getByRole('button', { name: line });
      expect(button).toHaveAttribute('aria-expanded', 'false');
      expect(screen.queryByRole('list')).not.toBeInTheDocument();
      await user.click(button);
      expect(button).toHaveAttribute('aria-expanded', 'true');
      expect(steps()).toHaveLength(8);
      expect(screen.getByRole('list', { name: 'Tahapan lamaran' })).toHaveClass('MuiStepper-vertical');
      await user.click(button);
      expect(screen.queryByRole('list')).not.toBeInTheDocument();
    },
  );
});

describe('a closed job', () => {
  itTellsNoDecision(/Lowongan ditutup[^.]*\. Perusahaan belum memberi keputusan\./, 'Belum dimulai');

  it.each([
    ['Indonesian', texts],
    ['English', english],
  ])('has no %s word for a decision beside those of the specification', (_language, all) => {
    const { badges: _badges, stamps: _stamps, decisions, standing, undated, events: named, ...own } = all;
    const { steps, states, lastEvent, timelineFailed: _failed, ...others } = own;
    for (const words of [steps, states, lastEvent, named, others].flatMap((some) => Object.values(some))) {
      expect(typeof words === 'function' ? (words as (text: string) => string)('') : words).not.toMatch(DECISION);
    }
    // Of an outcome they are told as what they are.
    for (const words of [decisions.rejected, standing.rejected(''), undated.rejected]) {
      expect(words).toMatch(/Tidak lolos|Not selected/);
    }
  });
});
