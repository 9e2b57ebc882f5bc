import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { givenCacheStorage } from '@test/cache-storage';
import { renderApp, signedInState } from '@test/render-app';
import { call, given, givenNoResponse, server } from '@test/server';
import { DisclosuresSection } from './DisclosuresSection';

const CALL = 'candidate/disclosure/';

const disclosure = (id: string, changes: object = {}) => ({
  id,
  application: `application-${id}`,
  at: '2026-11-20T03:00:00Z',
  job: { slug: `kasir-${id}`, title: `Kasir ${id}` },
  company: { name: `PT Contoh ${id}` },
  fields: ['name', 'email', 'workExperience'],
  ...changes,
});

const renderSection = () =>
  renderApp(<DisclosuresSection />, { path: '/akun#disclosures', preloaded: signedInState() });

it('says of each application which company was sent what, and when', async () => {
  given('get', CALL, [
    disclosure('1'),
    disclosure('2', { fields: null }),
    disclosure('3', { fields: [], job: { slug: null, title: 'Admin' } }),
  ]);
  renderSection();
  const [first, second, third] = (await screen.findAllByRole('listitem')) as [HTMLElement, HTMLElement, HTMLElement];
  expect(first).toHaveTextContent('PT Contoh 1Kasir 1Dikirim 20 November 2026');
  expect(first).toHaveTextContent('Data yang dikirim: nama, email, pengalaman kerja');
  expect(within(first).getByRole('link', { name: 'Kasir 1' })).toHaveAttribute('href', '/jobs/kasir-1');
  expect(second).toHaveTextContent('Data yang dikirim: tidak tercatat untuk lamaran ini');
  expect(third).toHaveTextContent('Data yang dikirim: tidak ada');
  expect(within(third).queryByRole('link')).not.toBeInTheDocument();
});

it('shows ten of many, prints all, and shows all on request', async () => {
  given(
    'get',
    CALL,
    Array.from({ length: 30 }, (_none, index) => disclosure(String(index))),
  );
  const { user } = renderSection();
  expect(await screen.findAllByRole('listitem')).toHaveLength(10);
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getAllByRole('listitem')).toHaveLength(30);
  fireEvent(window, new Event('afterprint'));
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Tampilkan semua (30)' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(30);
  expect(screen.queryByRole('button', { name: /Tampilkan semua/ })).not.toBeInTheDocument();
});

it('says that no company has received any', async () => {
  given('get', CALL, []);
  renderSection();
  expect(await screen.findByText('Belum ada perusahaan yang menerima data Anda.')).toBeVisible();
});

it('offers to try again where the list could not be fetched', async () => {
  givenNoResponse('get', CALL);
  const { user } = renderSection();
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  given('get', CALL, [disclosure('1')]);
  await user.click(retry);
  expect(await screen.findByText('PT Contoh 1')).toBeVisible();
});

it('shows the offline copy with its date, without a connection', async () => {
  const caches = givenCacheStorage();
  given('get', CALL, [disclosure('1')]);
  const first = renderSection();
  await screen.findByText('PT Contoh 1');
  await waitFor(() => expect(caches.putCount()).toBe(1));
  first.unmount();

  givenNoResponse('get', CALL);
  renderSection();
  expect(await screen.findByRole('status')).toHaveTextContent(/\d\d\.\d\d/);
  expect(await screen.findByText('PT Contoh 1')).toBeVisible();
  caches.remove();
});

it('says that it is loading, without a word of companies', async () => {
  server.use(http.get(call(CALL), () => delay('infinite')));
  const { container } = renderSection();
  expect(await screen.findByRole('heading', { name: 'Siapa yang menerima data saya' })).toBeVisible();
  expect(container.querySelector('[aria-busy=true]')).toBeVisible();
  expect(screen.queryByText(/Belum ada perusahaan/)).not.toBeInTheDocument();
});
