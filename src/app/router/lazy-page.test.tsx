import { Suspense, startTransition } from 'react';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { act, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { renderApp } from '@test/render-app';
import { lazyPage } from './lazy-page';

const Profile = () => <h1>Profil</h1>;

it('leaves the page before it in place until its chunk is there', async () => {
  let deliver: (page: ComponentType) => void = () => undefined;
  const Page = lazyPage(() => new Promise((resolve) => (deliver = resolve)));
  function Pages() {
    const { pathname } = useLocation();
    return pathname === '/' ? <h1>Beranda</h1> : <Page />;
  }
  const { router } = renderApp(
    <Suspense fallback="Memuat">
      <Pages />
    </Suspense>,
    { pattern: '*' },
  );
  await act(() => router.navigate('/profil'));
  expect(screen.getByRole('heading', { name: 'Beranda' })).toBeVisible();
  await act(async () => deliver(Profile));
  expect(screen.getByRole('heading', { name: 'Profil' })).toBeVisible();
});

/** Renders a page as the start of the app does. @returns every text that is seen */
async function textsSeen(load: () => Promise<ComponentType>) {
  const container = document.createElement('div');
  const seen = new Set<string>();
  const observer = new MutationObserver(() => seen.add(container.textContent));
  observer.observe(container, { childList: true, subtree: true });
  const Page = lazyPage(load);
  const root = createRoot(container);
  // `act` would render in one go.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  try {
    startTransition(() =>
      root.render(
        <MemoryRouter>
          <Suspense fallback="Memuat">
            <Page />
          </Suspense>
        </MemoryRouter>,
      ),
    );
    await waitFor(() => expect(container).toHaveTextContent('Profil'));
  } finally {
    observer.disconnect();
    root.unmount();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  }
  return [...seen];
}

it('is shown at once as the first page of the app, where its chunk is there', async () => {
  const later = () => new Promise<ComponentType>((resolve) => setTimeout(resolve, 100, Profile));
  expect(await textsSeen(later)).toEqual(['Memuat', 'Profil']);
  expect(await textsSeen(() => Promise.resolve(Profile))).toEqual(['Profil']);
});
