import { act, screen, within } from '@testing-library/react';
import { handOver } from '@/entities/ad-check';
import { givenCapabilities } from '@test/capabilities';
import { fillText } from '@test/fill';
import { renderApp } from '@test/render-app';
import { given, givenFailure, givenNoResponse } from '@test/server';
import { CheckAdPage } from './CheckAdPage';

const FIELD = 'Isi pesan atau iklan';
const TEXT = 'LOKER\nTransfer Rp 200.000 dulu.\nKirim foto KTP.';
const SIGNALS = [
  { kind: 'money', quote: 'Transfer Rp 200.000 dulu.' },
  { kind: 'ofTomorrow', quote: 'LOKER' },
  { kind: 'identity', quote: 'Kirim foto KTP.' },
];
const NOTHING = 'Kami tidak menemukan tanda yang kami kenal. Itu bukan jaminan.';

const renderPage = () => renderApp(<CheckAdPage />, { path: '/periksa' });
const button = () => screen.getByRole('button', { name: 'Periksa' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  givenCapabilities('adCheck');
});
afterEach(() => jest.restoreAllMocks());

it('has room for six lines in a rendered page, which no script has measured', () => {
  renderPage();
  expect(screen.getByLabelText(FIELD)).toHaveAttribute('rows', '6');
});

it('marks each quote where it stands in the text, then lists it with its words, and takes the focus there', async () => {
  const requests = given('post', 'job/check/', { signals: SIGNALS });
  const { user, router } = renderPage();
  fillText(FIELD, TEXT);
  await user.click(button());
  const result = await screen.findByRole('region', { name: '2 hal yang ada baiknya ditanyakan' });
  expect(within(result).getByRole('heading', { level: 2 })).toHaveFocus();
  expect([...result.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'Transfer Rp 200.000 dulu.',
    'Kirim foto KTP.',
  ]);
  expect(result).toHaveTextContent('LOKER Transfer Rp 200.000 dulu.(1) Kirim foto KTP.(2)');
  const [first, second] = within(result).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^1\. Apakah Anda diminta membayar\?“Transfer Rp 200\.000 dulu\.”/);
  expect(second).toHaveTextContent(/^2\. Perlukah dokumen/);
  expect(requests.map(({ body }) => body)).toEqual([{ text: TEXT }]);
  expect(router.state.location).toMatchObject({ pathname: '/periksa', search: '', hash: '', state: null });
});

it('shows markup in a text as it is written', async () => {
  const text = '<img src=x onerror=alert(1)> Bayar <b>dulu</b>.\u202E&amp;';
  given('post', 'job/check/', { signals: [{ kind: 'money', quote: 'Bayar <b>dulu</b>.' }] });
  const { user } = renderPage();
  fillText(FIELD, text);
  await user.click(button());
  const result = await screen.findByRole('region', { name: '1 hal yang ada baiknya ditanyakan' });
  expect(within(result).getByText('Bayar <b>dulu</b>.', { selector: 'mark' })).toBeVisible();
  expect(result.querySelector('img, b')).toBeNull();
  expect(result).toHaveTextContent('<img src=x onerror=alert(1)>');
});

it('leaves nothing of the text in the browser, and no key by which it could be known again', async () => {
  const requests = given('post', 'job/check/', { signals: SIGNALS });
  const { user } = renderPage();
  fillText(FIELD, TEXT);
  await user.click(button());
  await screen.findByRole('region', { name: /2 hal/ });
  expect(requests[0]?.headers.get('Idempotency-Key')).toBeNull();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toMatch(
    /Transfer|request-keys/,
  );
});

it('says that nothing found is no guarantee, and always has three checks and where to report', async () => {
  given('post', 'job/check/', { signals: [] });
  const { user } = renderPage();
  const always = screen.getByRole('region', { name: 'Tiga hal yang selalu perlu' });
  expect(within(always).getAllByRole('listitem')).toHaveLength(3);
  const channels = screen.getByRole('region', { name: 'Tempat bertanya dan melapor' });
  expect(within(channels).getByRole('link', { name: '1500 630' })).toHaveAttribute('href', 'tel:1500630');
  expect(within(channels).getByRole('link', { name: 'iasc.ojk.go.id' })).toHaveAttribute(
    'href',
    'https://iasc.ojk.go.id',
  );
  fillText(FIELD, 'Dibutuhkan kasir');
  await user.click(button());
  expect(await screen.findByRole('heading', { level: 2, name: NOTHING })).toHaveFocus();
  expect(document.body).not.toHaveTextContent(/\baman\b/);
});

it('wants a text of at most 10,000 characters, as the contract counts them, and keeps what is beyond', async () => {
  const requests = given('post', 'job/check/', { signals: [] });
  const { user } = renderPage();
  const field = screen.getByLabelText(FIELD);
  await user.click(button());
  expect(field).toHaveAccessibleDescription(/^Isi dulu pesan/);
  fillText(FIELD, '😀'.repeat(10_001));
  expect(field).toHaveAccessibleDescription(
    'Paling banyak 10.000 karakter. Periksa bagian demi bagian. (10.001/10.000 karakter)',
  );
  await user.click(button());
  expect(requests).toEqual([]);
  fillText(FIELD, '😀'.repeat(10_000));
  await user.click(button());
  await screen.findByRole('heading', { name: NOTHING });
  expect(requests).toHaveLength(1);
});

it('keeps the text when it could not be checked, and tries again', async () => {
  givenNoResponse('post', 'job/check/');
  const { user } = renderPage();
  fillText(FIELD, TEXT);
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Isinya belum bisa diperiksa.');
  expect(screen.getByLabelText(FIELD)).toHaveValue(TEXT);
  given('post', 'job/check/', { signals: SIGNALS });
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('region', { name: /2 hal/ })).toBeVisible();
});

it('says at the field what the provider refuses there', async () => {
  givenFailure('post', 'job/check/', 400, {
    statusCode: 4000,
    err: { text: ['Memuat karakter yang tidak dapat disimpan.'] },
  });
  const { user } = renderPage();
  fillText(FIELD, TEXT);
  await user.click(button());
  await screen.findByText(/Memuat karakter/);
  expect(screen.getByLabelText(FIELD)).toHaveAccessibleDescription(/^Memuat karakter/);
});

it('sends nothing without a connection, and says so', async () => {
  const requests = given('post', 'job/check/', { signals: [] });
  const { user } = renderPage();
  fillText(FIELD, TEXT);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status')).toHaveTextContent('Pemeriksaan perlu koneksi');
  await user.click(button());
  expect(requests).toEqual([]);
  expect(screen.getByLabelText(FIELD)).toHaveValue(TEXT);
});

it('starts with a text that was handed over, once', () => {
  handOver({ text: TEXT, isPictureLost: true });
  const { unmount } = renderPage();
  expect(screen.getByRole('status')).toHaveTextContent('Gambar yang dibagikan tidak sampai');
  expect(screen.getByLabelText(FIELD)).toHaveValue(TEXT);
  unmount();
  renderPage();
  expect(screen.getByLabelText(FIELD)).toHaveValue('');
});

it('has no form where the provider cannot check', () => {
  givenCapabilities();
  renderPage();
  expect(screen.getByText('Pemeriksaan iklan belum tersedia')).toBeVisible();
  expect(screen.queryByLabelText(FIELD)).not.toBeInTheDocument();
});
