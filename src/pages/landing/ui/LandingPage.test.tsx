import { act, screen, within } from '@testing-library/react';
import { renderApp, signedInState } from '@test/render-app';
import { LandingPage } from './LandingPage';

// jsdom has no layout in which anything could slide.
let mockEmbla: object | null = null;
jest.mock('../lib/use-embla', () => ({ useEmbla: () => [() => undefined, mockEmbla] }));

const asVisitor = () => renderApp(<LandingPage />);
const asCandidate = () => renderApp(<LandingPage />, { preloaded: signedInState() });

describe('the hero', () => {
  it('leads a visitor to the vacancies', () => {
    asVisitor();
    expect(screen.getByRole('link', { name: 'Jelajahi Lowongan Pekerjaan!' })).toHaveAttribute('href', '/jobs');
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
  });

  it('lets a candidate search', async () => {
    const { user, router, store } = asCandidate();
    const input = await screen.findByRole('searchbox', { name: 'Pekerjaan atau Perusahaan' });
    expect(screen.queryByRole('link', { name: 'Jelajahi Lowongan Pekerjaan!' })).not.toBeInTheDocument();
    expect(input).toHaveAttribute('name', 'search');
    await user.type(input, ' akuntan & pajak ');
    await user.click(screen.getByRole('button', { name: 'Cari!' }));
    expect(router.state.location.pathname).toBe('/jobs');
    expect(new URLSearchParams(router.state.location.search).get('search')).toBe('akuntan & pajak');
    expect(store.getState().searchHistory.entries).toEqual(['akuntan & pajak']);
  });

  it('searches with Enter too, and shows every vacancy for an empty text', async () => {
    const { user, router } = asCandidate();
    await user.click(await screen.findByRole('searchbox'));
    await user.keyboard('{Enter}');
    expect(router.state.location).toMatchObject({ pathname: '/jobs', search: '' });
  });
});

it('has one main heading, and a heading for every section', () => {
  asVisitor();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Perusahaan yang mencari talenta bersama kami',
    'Kenapa Memilih Kami?',
    'Lebih dari 1000 talenta dapat kerja melalui Titian',
  ]);
});

it('shows 15 partners, each with a logo of its own name', () => {
  asVisitor();
  const logos = within(screen.getByRole('group', { name: 'Logo mitra' })).getAllByRole('img');
  expect(new Set(logos.map((logo) => logo.getAttribute('alt'))).size).toBe(15);
});

it('fetches the logos of later slides once something slides them', () => {
  const loading = () =>
    new Set(
      [...document.querySelectorAll('[aria-label="Logo mitra"] img')].map((logo) => logo.getAttribute('loading')),
    );
  const { unmount } = asVisitor();
  expect(loading()).toEqual(new Set(['lazy']));
  unmount();

  const embla = { selectedScrollSnap: () => 0, scrollNext: () => undefined, on: () => embla, off: () => embla };
  mockEmbla = embla;
  asVisitor();
  mockEmbla = null;
  expect(loading()).toEqual(new Set(['eager']));
});

it('names three benefits', () => {
  asVisitor();
  const section = within(screen.getByRole('region', { name: 'Kenapa Memilih Kami?' }));
  expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(section.getByText(/Full-time, part-time, freelance, atau internship/)).toBeVisible();
});

it('shows three testimonials, with their stars in words', () => {
  asVisitor();
  const section = within(screen.getByRole('group', { name: 'Testimoni' }));
  expect(section.getAllByRole('listitem')).toHaveLength(3);
  expect(section.getByText('Rani Prameswari')).toBeVisible();
  expect(section.getAllByRole('img', { name: /^[45] dari 5 bintang$/ })).toHaveLength(3);
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
