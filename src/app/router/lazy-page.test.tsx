import { Suspense, act, useState } from 'react';
import { screen } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { useStore } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { jobApi } from '@/entities/job';
import { makeJobDto } from '@test/dto/job';
import { renderApp, signedInState } from '@test/render-app';
import { call, server } from '@test/server';
import { lazyPage } from './lazy-page';
import type { ReadAhead } from './lazy-page';

const Profile = () => <h1>Profil</h1>;

/** At `/` a link to the page, or the page itself. */
function open(Page: ReturnType<typeof lazyPage>, { at = '/profil', preloaded = {} } = {}) {
  function Pages() {
    const { pathname } = useLocation();
    return pathname === '/' ? <Link to="/profil?tab=cv">Buka</Link> : <Page />;
  }
  return renderApp(
    <Suspense fallback="Memuat">
      <Pages />
    </Suspense>,
    { path: at, pattern: '*', preloaded },
  );
}

it('is drawn at once where it has been fetched already', () => {
  const load = jest.fn();
  open(lazyPage(load, { loaded: () => Profile }));
  expect(screen.getByRole('heading', { name: 'Profil' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

it('is fetched where it has not been', async () => {
  open(lazyPage(() => Promise.resolve(Profile)));
  expect(screen.getByText('Memuat')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Profil' })).toBeVisible();
});

describe('what it shows first', () => {
  const load = () => Promise.resolve(Profile);

  it('is in the store before it is drawn', async () => {
    server.use(
      http.get(call('job/list/'), async () => {
        await delay(50);
        return HttpResponse.json({ statusCode: 2000, message: '', data: [makeJobDto({ title: 'Staf Gudang' })] });
      }),
    );
    const selectJobs = jobApi.endpoints.getJobs.select();
    function FirstJob() {
      const { getState } = useStore<Parameters<typeof selectJobs>[0]>();
      const [jobs] = useState(() => selectJobs(getState()).data);
      return <h1>{jobs?.[0]?.title ?? 'Tidak ada'}</h1>;
    }
    const readAhead: ReadAhead = (reads) => reads(jobApi.endpoints.getJobs.initiate());
    const { user } = open(
      lazyPage(() => Promise.resolve(FirstJob), { readAhead }),
      { at: '/' },
    );
    await user.click(screen.getByRole('link', { name: 'Buka' }));
    expect(await screen.findByRole('heading', { name: 'Staf Gudang' })).toBeVisible();
  });

  it.each([
    ['a visitor', {}, false],
    ['a candidate', signedInState(), true],
  ])('is asked for once, by its address, for %s', async (_who, preloaded, signedIn) => {
    const readAhead = jest.fn<Promise<void>, Parameters<ReadAhead>>(() => Promise.resolve());
    const { router, user } = open(lazyPage(load, { readAhead }), { at: '/', preloaded });
    await user.click(screen.getByRole('link', { name: 'Buka' }));
    await screen.findByRole('heading', { name: 'Profil' });
    await act(() => router.navigate('/lain'));
    expect(readAhead).toHaveBeenCalledTimes(1);
    expect(readAhead).toHaveBeenCalledWith(
      expect.any(Function),
      expect.objectContaining({ pathname: '/profil', search: '?tab=cv' }),
      signedIn,
    );
  });

  it('is not asked for at the first address, which the build has drawn without it', async () => {
    const readAhead = jest.fn();
    open(lazyPage(load, { readAhead }));
    await screen.findByRole('heading', { name: 'Profil' });
    expect(readAhead).not.toHaveBeenCalled();
  });

  it('is not waited for longer than a moment', async () => {
    jest.useFakeTimers();
    try {
      const { router } = open(lazyPage(load, { readAhead: () => new Promise(() => undefined) }), { at: '/' });
      await act(() => router.navigate('/profil'));
      await act(() => jest.advanceTimersByTimeAsync(190));
      expect(screen.queryByRole('heading', { name: 'Profil' })).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(20));
      expect(screen.getByRole('heading', { name: 'Profil' })).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('may fail', async () => {
    const { user } = open(lazyPage(load, { readAhead: () => Promise.reject(new Error('putus')) }), { at: '/' });
    await user.click(screen.getByRole('link', { name: 'Buka' }));
    expect(await screen.findByRole('heading', { name: 'Profil' })).toBeVisible();
  });
});
