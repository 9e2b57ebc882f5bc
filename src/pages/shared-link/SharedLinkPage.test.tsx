import { screen } from '@testing-library/react';
import { assert, property, string } from 'fast-check';
import { takeHandedOver } from '@/entities/ad-check';
import { givenCapabilities } from '@test/capabilities';
import { renderApp } from '@test/render-app';
import { sharedJobPath, sharedText, sharedWords } from './shared-job-path';
import { SharedLinkPage } from './SharedLinkPage';

describe('page', () => {
  /** The server has got a share, and written it into the page. */
  function share(parts: object) {
    const script = document.createElement('script');
    Object.assign(script, { type: 'application/json', id: 'shared', textContent: JSON.stringify(parts) });
    document.head.append(script);
    return renderApp(<SharedLinkPage />, { path: '/bagikan' });
  }
  /** The worker has got a share. */
  function givenWorker(shared: object) {
    const controller = { postMessage: (_message: unknown, [port]: MessagePort[]) => port?.postMessage(shared) };
    Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });
    // jsdom has none.
    class Channel {
      port1 = { onmessage: (_event: { data: unknown }) => undefined, close: () => undefined };
      port2 = { postMessage: (data: unknown) => this.port1.onmessage({ data }) };
    }
    Object.defineProperty(window, 'MessageChannel', { value: Channel, configurable: true });
  }

  beforeEach(() => givenCapabilities());
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(window, 'MessageChannel');
    takeHandedOver();
  });

  it('opens the vacancy whose link was shared', async () => {
    const { router } = share({ text: `Ada loker: ${window.location.origin}/jobs/kasir` });
    expect(await screen.findByText('halaman lain')).toBeVisible();
    expect(router.state.location.pathname).toBe('/jobs/kasir');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('hands what names no vacancy of this site to the check, by memory alone', async () => {
    givenCapabilities('adCheck');
    const { router } = share({ title: 'Loker', text: 'Transfer dulu\r\nya', isPictureLost: true });
    expect(await screen.findByText('halaman lain')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/periksa', search: '', hash: '', state: null });
    expect(router.state.historyAction).toBe('REPLACE');
    expect(takeHandedOver()).toEqual({ text: 'Loker\nTransfer dulu\nya', picture: undefined, isPictureLost: true });
    expect(document.getElementById('shared')).toBeNull();
  });

  it('takes a picture from the worker', async () => {
    givenCapabilities('adCheck');
    const picture = new File(['png'], 'loker.png', { type: 'image/png' });
    givenWorker({ picture });
    renderApp(<SharedLinkPage />, { path: '/bagikan' });
    expect(await screen.findByText('halaman lain')).toBeVisible();
    expect(takeHandedOver()).toMatchObject({ text: '', picture, isPictureLost: false });
  });

  it('opens nothing of another site, says so, and offers to search for the words, without the check', async () => {
    share({ title: 'Loker kasir Sleman', url: 'https://evil.example/jobs/kasir' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bukan tautan lowongan Titian' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('tidak berisi tautan lowongan');
    expect(screen.getByRole('link', { name: 'Cari kata ini di Titian' })).toHaveAttribute(
      'href',
      '/jobs?search=Loker+kasir+Sleman',
    );
    expect(screen.getByRole('link', { name: 'Lihat semua lowongan' })).toHaveAttribute('href', '/jobs');
  });

  it.each([{}, null, 'x', { text: 7, picture: 'x' }])(
    'leads to all vacancies when nothing was shared, or %j',
    async (parts) => {
      givenCapabilities('adCheck');
      share(parts as object);
      expect(await screen.findByRole('link', { name: 'Lihat semua lowongan' })).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Cari kata ini di Titian' })).not.toBeInTheDocument();
    },
  );
});

describe('path of a shared job', () => {
  const ORIGIN = 'https://titian.example';
  const NOTHING = { title: null, text: null, url: null };

  it.each([
    ['the address itself', { url: `${ORIGIN}/jobs/kasir` }, '/jobs/kasir'],
    ['the page that is readable without an account', { url: `${ORIGIN}/lowongan/kasir` }, '/lowongan/kasir'],
    ['a link in a text', { text: `Ada loker nih: ${ORIGIN}/jobs/kasir-sleman. Buruan!` }, '/jobs/kasir-sleman'],
    ['a link in brackets', { text: `(${ORIGIN}/jobs/kasir)` }, '/jobs/kasir'],
    ['a link in the title', { title: `${ORIGIN}/jobs/kasir` }, '/jobs/kasir'],
    ['what a chat app has added to it', { url: `${ORIGIN}/jobs/kasir/?utm_source=wa#x` }, '/jobs/kasir'],
    ['the second of two links', { text: `https://other.example/jobs/a ${ORIGIN}/jobs/b` }, '/jobs/b'],
    ['encoded letters', { url: `${ORIGIN}/jobs/k%C3%A1sir` }, '/jobs/k%C3%A1sir'],
  ])('finds a vacancy by %s', (_what, shared, path) => {
    expect(sharedJobPath({ ...NOTHING, ...shared }, ORIGIN)).toBe(path);
  });

  it.each([
    ['nothing', {}],
    ['another site', { url: 'https://evil.example/jobs/kasir' }],
    ['another site that has our name in it', { url: 'https://titian.example.evil.example/jobs/kasir' }],
    ['our name as user', { url: 'https://titian.example@evil.example/jobs/kasir' }],
    ['a site without its scheme', { url: '//evil.example/jobs/kasir' }],
    ['a script', { url: 'javascript:alert(1)//titian.example/jobs/kasir' }],
    ['another page', { url: `${ORIGIN}/profile` }],
    ['the list', { url: `${ORIGIN}/jobs/` }],
    ['what lies below a vacancy', { url: `${ORIGIN}/jobs/kasir/x` }],
    ['a way out of it', { url: `${ORIGIN}/jobs/../profile` }],
  ])('finds none in %s', (_what, shared) => {
    expect(sharedJobPath({ ...NOTHING, ...shared }, ORIGIN)).toBeNull();
  });

  it('leads nowhere but to a vacancy of this site, whatever was shared', () => {
    assert(
      property(string(), string(), (text, url) => {
        const path = sharedJobPath({ title: null, text: `https://titian.example/${text}`, url }, ORIGIN);
        if (path !== null)
          expect(new URL(path, ORIGIN).origin + path).toMatch(/^https:\/\/titian\.example\/(jobs|lowongan)\//);
      }),
    );
  });

  it('leaves words to search for, without links and in one line', () => {
    expect(sharedWords({ ...NOTHING, text: 'Loker kasir\n https://evil.example/x Sleman' })).toBe('Loker kasir Sleman');
    expect(sharedWords({ ...NOTHING, title: ' Kasir ', text: 'lain' })).toBe('Kasir');
    expect(sharedWords({ ...NOTHING, text: 'a'.repeat(9000) })).toHaveLength(100);
    expect(sharedWords(NOTHING)).toBe('');
  });

  it('keeps the lines of a shared text, and adds what it does not say itself', () => {
    const url = 'https://a.example/x';
    expect(sharedText({ title: 'Loker', text: 'a\r\nb\rc', url })).toBe(`Loker\na\nb\nc\n${url}`);
    expect(sharedText({ title: 'Loker', text: `Loker ini ${url}`, url })).toBe(`Loker ini ${url}`);
    expect(sharedText(NOTHING)).toBe('');
  });
});
