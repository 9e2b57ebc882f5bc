import { act, fireEvent, screen, within } from '@testing-library/react';
import { createPageStore } from '@/app/state';
import type { RootState } from '@/app/state';
import { makePageState } from '@test/page-state';
import { renderApp, signedInState } from '@test/render-app';
import { makeJobDto } from '@test/dto/job';
import { testimonials } from '../content/testimonials';
import { OPEN_JOBS_PARAMS } from '../model/open-jobs';
import { LandingPage } from './LandingPage';

// jsdom has no layout in which anything could slide.
let mockEmbla: object | null = null;
jest.mock('../lib/use-embla', () => ({ useEmbla: () => [() => undefined, mockEmbla] }));

const asVisitor = () => renderApp(<LandingPage />);
const asCandidate = () => renderApp(<LandingPage />, { preloaded: signedInState() });

it('shows a visitor every section, each with its heading', () => {
  asVisitor();
  expect(screen.getByRole('link', { name: 'Jelajahi Lowongan Pekerjaan!' })).toHaveAttribute('href', '/jobs');
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Perusahaan yang mencari talenta bersama kami',
    'Kenapa Memilih Kami?',
    'Lebih dari 1000 talenta dapat kerja melalui Titian',
  ]);

  const logos = within(screen.getByRole('group', { name: 'Logo mitra' })).getAllByRole('img');
  expect(new Set(logos.map((logo) => logo.getAttribute('alt'))).size).toBe(15);
  expect(new Set(logos.map((logo) => logo.getAttribute('loading')))).toEqual(new Set(['lazy']));

  const benefits = within(screen.getByRole('region', { name: 'Kenapa Memilih Kami?' }));
  expect(benefits.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(benefits.getByText(/Full-time, part-time, freelance, atau internship/)).toBeVisible();

  const cards = within(screen.getByRole('group', { name: 'Testimoni' })).getAllByRole('listitem');
  expect(cards).toHaveLength(3);
  for (const [place, { name, company, feedback, image }] of testimonials.entries()) {
    const card = cards[place] ?? document.body;
    for (const text of [name, company, feedback]) expect(within(card).getByText(text)).toBeVisible();
    expect(within(card).getByRole('img', { name: /^[45] dari 5 bintang$/ })).toBeVisible();
    expect(card.querySelector('img')).toHaveAttribute('src', image);
  }
});

describe('the search of a candidate', () => {
  it('leads to the jobs with the text, and remembers it', async () => {
    const { user, router, store } = asCandidate();
    const input = await screen.findByRole('searchbox', { name: 'Pekerjaan atau Perusahaan' });
    expect(screen.queryByRole('link', { name: 'Jelajahi Lowongan Pekerjaan!' })).not.toBeInTheDocument();
    expect(input).toHaveAttribute('name', 'search');
    fireEvent.change(input, { target: { value: ' akuntan & pajak ' } });
    await user.click(screen.getByRole('button', { name: 'Cari!' }));
    expect(router.state.location.pathname).toBe('/jobs');
    expect(new URLSearchParams(router.state.location.search).get('search')).toBe('akuntan & pajak');
    expect(store.getState().searchHistory.entries).toEqual(['akuntan & pajak']);
  });

  it('takes Enter too, and shows every vacancy for an empty text', async () => {
    const { user, router } = asCandidate();
    await user.click(await screen.findByRole('searchbox'));
    await user.keyboard('{Enter}');
    expect(router.state.location).toMatchObject({ pathname: '/jobs', search: '' });
  });
});

it('fetches the logos of later slides once something slides them', () => {
  const loading = () =>
    new Set(
      [...document.querySelectorAll('[aria-label="Logo mitra"] img')].map((logo) => logo.getAttribute('loading')),
    );
  const embla = {
    ...{ selectedScrollSnap: () => 0, scrollNext: () => undefined, rootNode: () => document.body },
    ...{ on: () => embla, off: () => embla },
  };
  mockEmbla = embla;
  asVisitor();
  mockEmbla = null;
  expect(loading()).toEqual(new Set(['eager']));
});

describe('the testimonial carousel', () => {
  const originalWidth = window.innerWidth;
  afterEach(() => {
    window.innerWidth = originalWidth;
  });

  it('has arrows and one dot a slide on a small screen', () => {
    window.innerWidth = 360;
    asVisitor();
    const section = within(screen.getByRole('group', { name: 'Testimoni' }));
    expect(section.getByRole('button', { name: 'Testimoni sebelumnya' })).toBeEnabled();
    expect(section.getByRole('button', { name: 'Testimoni berikutnya' })).toBeEnabled();
    expect(section.getAllByRole('button', { name: /Testimoni \d dari 3/ })).toHaveLength(3);
    expect(section.getByRole('button', { name: 'Testimoni 1 dari 3' })).toHaveAttribute('aria-current', 'true');
    expect(section.getByRole('button', { name: 'Jeda testimoni' })).toBeVisible();
  });

  it('has no buttons on a large screen, where all three are in sight', () => {
    window.innerWidth = 1280;
    asVisitor();
    const section = within(screen.getByRole('group', { name: 'Testimoni' }));
    expect(section.getAllByRole('listitem')).toHaveLength(3);
    expect(section.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the statistics', () => {
  afterEach(() => jest.useRealTimers());

  it('count up to the exact targets once they are in view', () => {
    jest.useFakeTimers();
    const Original = window.IntersectionObserver;
    const enter: (() => void)[] = [];
    window.IntersectionObserver = class extends Original {
      constructor(callback: IntersectionObserverCallback) {
        super(callback);
        enter.push(() => callback([{ isIntersecting: true } as IntersectionObserverEntry], this));
      }
    };
    asVisitor();
    window.IntersectionObserver = Original;
    const section = within(screen.getByRole('region', { name: 'Titian dalam angka' }));
    act(() => jest.advanceTimersByTime(5000));
    expect(section.getByText('10.000')).toBeVisible();
    expect(section.getByText('20')).toBeVisible();

    act(() => enter.forEach((arrive) => arrive()));
    act(() => jest.advanceTimersByTime(5000));
    expect(section.getByText('30.000')).toBeVisible();
    expect(section.getByText('400')).toBeVisible();
  });
});

describe('the open jobs', () => {
  const KASIR = makeJobDto({
    slug: 'kasir-1',
    title: 'Kasir',
    company: { name: 'PT Contoh', logo: '/media/a.webp', banner: null },
  });
  /** The page as it comes with these open jobs. */
  async function openWith(data: object[], preloaded?: Partial<RootState>) {
    const facets = { city: [{ name: 'Kabupaten Sleman', count: 12 }], function: [] };
    const body = { data, meta: { total: 1_234, page: 1, pageSize: 3, facets } };
    const responses = [{ endpoint: 'searchJobs', arg: OPEN_JOBS_PARAMS, body }];
    const store = await createPageStore(makePageState(responses, { candidates: 56 }), preloaded);
    return renderApp(<LandingPage />, { store });
  }

  it('shows the cards of the list to a visitor, and links to the jobs of a city', async () => {
    const { user, router } = await openWith([KASIR]);
    const section = within(screen.getByRole('region', { name: 'Lowongan Terbaru' }));
    const card = within(section.getByRole('article', { name: 'Kasir' }));
    const link = card.getByRole('link', { name: 'Kasir' });
    expect(link).toHaveAttribute('href', '/lowongan/kasir-1');
    expect(card.getByText('PT Contoh')).toBeVisible();
    expect(card.getByRole('presentation')).toHaveAttribute('src', expect.stringContaining('/media/a.webp'));
    const city = section.getByRole('link', { name: 'Kabupaten Sleman (12)' });
    expect(city).toHaveAttribute('href', '/jobs?city=Kabupaten+Sleman');
    expect(section.queryByRole('heading', { name: /per bidang/ })).not.toBeInTheDocument();
    await user.click(link);
    expect(router.state.location.pathname).toBe('/lowongan/kasir-1');
  });

  it('leads a candidate to the page of the job for candidates', async () => {
    await openWith([KASIR], signedInState());
    expect(screen.getByRole('link', { name: 'Kasir' })).toHaveAttribute('href', '/jobs/kasir-1');
  });

  it('shows nothing where no job is open', async () => {
    await openWith([]);
    expect(screen.queryByRole('region', { name: 'Lowongan Terbaru' })).not.toBeInTheDocument();
  });
});
