import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { createAppStore } from '@/app/state';
import { givenCapabilities } from '@test/capabilities';
import { renderApp } from '@test/render-app';
import { TermsPage } from './TermsPage';

const ALWAYS = ['Lupa Password', 'Yang dilihat perusahaan', 'Informasi Pribadi'];
const OF_ACCOUNT = ['Password', 'Email', 'Perangkat yang masuk'];
const OF_PRIVACY = ['Unduh data saya', 'Siapa yang menerima data saya', 'Hapus akun'];

const screens = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('shows the terms under one heading, privacy among them', () => {
  renderApp(<TermsPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Syarat dan Ketentuan' })).toBeVisible();
  expect(screen.getByText('Berlaku sejak 24 November 2026')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: /Privasi/ })).toBeVisible();
  expect(document.title).toBe('Syarat dan Ketentuan – Titian');
});

it.each([
  { capabilities: [], promised: ALWAYS },
  { capabilities: ['account'], promised: [...ALWAYS, ...OF_ACCOUNT] },
  { capabilities: ['jobReports'], promised: [...ALWAYS, 'Laporkan lowongan'] },
  { capabilities: ['privacy'], promised: [...ALWAYS, ...OF_PRIVACY] },
])('promises of a provider with $capabilities no more than it has', ({ capabilities, promised }) => {
  givenCapabilities(...capabilities);
  renderApp(<TermsPage />);
  expect(screens().sort()).toEqual([...promised].sort());
});

it('says in no sentence what a provider without the screens does not keep', () => {
  const ofPrivacy = /pasal 8|pasal 13|melakukannya sendiri|salinan|[Mm]enghapus akun|akun dihapus/;
  const { unmount } = renderApp(<TermsPage />);
  expect(screen.getByText(/pasal 6/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(ofPrivacy);
  expect(document.body).not.toHaveTextContent(/[Mm]engganti (password|alamat email)/);
  unmount();
  givenCapabilities('privacy');
  renderApp(<TermsPage />);
  expect(screen.getByText(/pasal 8.*pasal 13.*melakukannya sendiri/)).toBeVisible();
});

it('has for a page without scripts what depends on the provider, each piece hidden until a server has its feature', () => {
  const html = renderToString(
    <Provider store={createAppStore()}>
      <StaticRouter location="/terms">
        <TermsPage />
      </StaticRouter>
    </Provider>,
  );
  const parts = [...html.matchAll(/<noscript hidden="" data-capability="(\w+)">(.*?)<\/noscript>/g)];
  const textOf = (capability: string) => parts.flatMap(([, name, text]) => (name === capability ? text : [])).join();
  expect([...new Set(parts.map(([, name]) => name))].sort()).toEqual(['account', 'jobReports', 'privacy']);
  for (const screen of OF_ACCOUNT) expect(textOf('account')).toContain(`>${screen}</a>`);
  for (const screen of OF_PRIVACY) expect(textOf('privacy')).toContain(`>${screen}</a>`);
  expect(textOf('privacy')).toContain('Yang disimpan, untuk apa, dan berapa lama:');
  expect(textOf('privacy')).toContain('pasal 13');
  expect(html.replaceAll(/<noscript.*?<\/noscript>/g, '')).not.toMatch(/pasal 13|Hapus akun|Laporkan lowongan/);
});

it('leads from each promise to its screen', () => {
  givenCapabilities('account', 'jobReports', 'privacy');
  renderApp(<TermsPage />, { path: '/terms' });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Lupa Password', '/forgot-password'],
    ['Password', '/akun'],
    ['Email', '/akun'],
    ['Perangkat yang masuk', '/akun'],
    ['Yang dilihat perusahaan', '/jobs'],
    ['Laporkan lowongan', '/jobs'],
    ['Informasi Pribadi', '/profile'],
    ['Unduh data saya', '/akun'],
    ['Siapa yang menerima data saya', '/akun'],
    ['Hapus akun', '/akun'],
  ]);
});

it('tells what is kept and how long of the provider that keeps it so, and of no other', () => {
  const kept = () => screen.queryByText('Yang disimpan, untuk apa, dan berapa lama:');
  const { unmount } = renderApp(<TermsPage />);
  expect(kept()).not.toBeInTheDocument();
  unmount();
  givenCapabilities('privacy');
  renderApp(<TermsPage />);
  expect(kept()).toBeVisible();
  for (const what of [
    /Kabar tentang lamaran.*180 hari, atau sampai akun dihapus/,
    /Lowongan dan pencarian yang Anda simpan.*90 hari.*30 hari/,
    /Catatan keamanan.*180 hari, atau sampai akun dihapus/,
    /Dari mana Anda mengetahui/,
    /Catatan teknis server.*cadangan/,
  ]) {
    expect(screen.getByText(what)).toBeVisible();
  }
});
