import { screen } from '@testing-library/react';
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

it('leads from a promise to its screen', async () => {
  givenCapabilities('privacy');
  const { user, router } = renderApp(<TermsPage />, { path: '/terms' });
  await user.click(screen.getByRole('link', { name: 'Hapus akun' }));
  expect(router.state.location.pathname).toBe('/akun');
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
    /180 hari, atau sampai akun dihapus/,
    /Dari mana Anda mengetahui/,
    /Catatan teknis server.*cadangan/,
  ]) {
    expect(screen.getByText(what)).toBeVisible();
  }
});
