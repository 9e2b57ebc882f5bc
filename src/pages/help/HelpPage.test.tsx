import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { createAppStore } from '@/app/state';
import { givenCapabilities } from '@test/capabilities';
import { renderApp } from '@test/render-app';
import { HelpPage } from './HelpPage';

const BY_CAPABILITY = {
  applicationWithdraw: ['Bagaimana menarik lamaran?'],
  adCheck: ['Bagaimana memeriksa pesan atau iklan dari luar Titian?'],
  jobReports: ['Bagaimana melaporkan lowongan?'],
  account: ['Bagaimana mengganti password atau email, dan mengeluarkan perangkat lain?'],
  privacy: ['Bagaimana mendapatkan data saya, dan siapa yang menerimanya?', 'Bagaimana menghapus akun?'],
};

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const renderPage = () => renderApp(<HelpPage />, { path: '/bantuan' });

it('has a title and a heading, and names no screen that the provider lacks', () => {
  renderPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Bantuan' })).toBeVisible();
  expect(document.title).toBe('Bantuan – Titian');
  expect(headings()).toHaveLength(8);
  expect(document.body).not.toHaveTextContent(/Tarik lamaran|Laporkan lowongan|Unduh data saya|Hapus akun/);
});

it('has every question where the provider has every feature', () => {
  givenCapabilities(...(Object.keys(BY_CAPABILITY) as (keyof typeof BY_CAPABILITY)[]));
  renderPage();
  expect(headings()).toEqual(expect.arrayContaining(Object.values(BY_CAPABILITY).flat()));
  expect(headings()).toHaveLength(14);
});

it('names the version of the build at its foot', () => {
  process.env.BUILD_VERSION = '1.2.3';
  renderPage();
  expect(screen.getByText('Titian versi 1.2.3')).toBeVisible();
});

it('explains the eight steps by the names that the applications show', () => {
  renderPage();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(8);
  expect(screen.getByText('Interview User').closest('li')).toHaveTextContent('wawancara dengan calon atasan');
});

it('leads to the page of an answer, and to the mailbox', async () => {
  const { user, router } = renderPage();
  expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:\S+@/));
  await user.click(screen.getByRole('link', { name: 'Lupa Password' }));
  expect(router.state.location.pathname).toBe('/forgot-password');
});

it('has every answer in the page without scripts, for a server to show those of its features', () => {
  const html = renderToString(
    <Provider store={createAppStore()}>
      <StaticRouter location="/bantuan">
        <HelpPage />
      </StaticRouter>
    </Provider>,
  );
  const parts = [...html.matchAll(/<noscript hidden="" data-capability="(\w+)">(.*?)<\/noscript>/g)];
  for (const [capability, questions] of Object.entries(BY_CAPABILITY)) {
    const text = parts.flatMap(([, name, part]) => (name === capability ? part : [])).join();
    for (const question of questions) expect(text).toContain(question);
  }
});
