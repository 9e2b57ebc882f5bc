import { act, screen, waitFor, within } from '@testing-library/react';
import { selectAccountDialog, selectIsSignedIn } from '@/entities/session';
import { givenCapabilities } from '@test/capabilities';
import { renderApp, session, signedInState } from '@test/render-app';
import { given } from '@test/server';
import { Navbar } from './Navbar';

const navbar = (
  <>
    <Navbar />
    <main id="isi" tabIndex={-1}>
      <button>isi halaman</button>
    </main>
  </>
);

const asVisitor = (path = '/') => renderApp(navbar, { path });
const asCandidate = (path = '/') => renderApp(navbar, { path, preloaded: signedInState() });

const hamburger = () => screen.getByRole('button', { name: 'Menu' });

/** The hamburger's panel. */
function panel() {
  const id = hamburger().getAttribute('aria-controls');
  const element = id && document.getElementById(id);
  if (!element) throw new Error('The menu is closed.');
  return within(element);
}

describe('on every page', () => {
  it('leads home by the logo', () => {
    asVisitor('/jobs');
    expect(screen.getByRole('link', { name: 'Titian' })).toHaveAttribute('href', '/');
  });

  it.each([
    ['/', 'Beranda', 'Lowongan Pekerjaan'],
    ['/jobs', 'Lowongan Pekerjaan', 'Beranda'],
  ])('marks the present page: %s', (path, present, other) => {
    asVisitor(path);
    expect(screen.getByRole('link', { name: present })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: other })).not.toHaveAttribute('aria-current');
  });

  it('lets the keyboard pass over to the content, without a new address', async () => {
    const { user, router } = asVisitor();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Langsung ke isi' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(router.state.location.hash).toBe('');
  });
});

describe('for a visitor', () => {
  it.each([
    ['Masuk', 'sign-in'],
    ['Daftar', 'sign-up'],
  ] as const)('opens a dialog with %s', async (name, dialog) => {
    const { user, store } = asVisitor();
    await user.click(screen.getByRole('button', { name }));
    expect(selectAccountDialog(store.getState())).toBe(dialog);
  });

  it('shows nothing of an account', () => {
    asVisitor();
    expect(screen.queryByText(session.name)).not.toBeInTheDocument();
    expect(screen.queryByText('Logout')).not.toBeInTheDocument();
  });
});

describe('for a candidate', () => {
  it('shows the name, and no way in', () => {
    asCandidate();
    expect(screen.getByRole('button', { name: session.name })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Masuk' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Daftar' })).not.toBeInTheDocument();
  });

  it('holds profile, application status and logout in the dropdown', async () => {
    const { user } = asCandidate();
    const button = screen.getByRole('button', { name: session.name });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Profile' })).not.toBeInTheDocument();

    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    expect(screen.getByRole('link', { name: 'Application Status' })).toHaveAttribute('href', '/application');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  it.each([[['account']], [['privacy']]])(
    'leads to the account settings where the provider has %s',
    async (features) => {
      givenCapabilities(...features);
      const { user } = asCandidate();
      await user.click(screen.getByRole('button', { name: session.name }));
      expect(await screen.findByRole('link', { name: 'Pengaturan Akun' })).toHaveAttribute('href', '/akun');
    },
  );

  it('has no account settings where the provider has neither', async () => {
    const { user } = asCandidate();
    await user.click(screen.getByRole('button', { name: session.name }));
    expect(screen.queryByRole('link', { name: 'Pengaturan Akun' })).not.toBeInTheDocument();
  });

  it('closes the dropdown once an entry was chosen', async () => {
    const { user, router } = renderApp(navbar, {
      preloaded: signedInState(),
      routes: [{ path: '/profile', element: navbar }],
    });
    await user.click(screen.getByRole('button', { name: session.name }));
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    expect(router.state.location.pathname).toBe('/profile');
    expect(screen.queryByRole('link', { name: 'Profile' })).not.toBeInTheDocument();
  });

  it('signs out with Logout', async () => {
    given('post', 'candidate/logout/', null);
    const { user, store } = asCandidate();
    await user.click(screen.getByRole('button', { name: session.name }));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(selectIsSignedIn(store.getState())).toBe(false);
    expect(await screen.findByRole('button', { name: 'Masuk' })).toBeVisible();
  });
});

describe('the hamburger', () => {
  it('opens the same entries for a visitor', async () => {
    const { user } = asVisitor();
    expect(hamburger()).toHaveAttribute('aria-expanded', 'false');
    await user.click(hamburger());
    expect(hamburger()).toHaveAttribute('aria-expanded', 'true');
    expect(panel().getByRole('link', { name: 'Beranda' })).toBeVisible();
    expect(panel().getByRole('link', { name: 'Lowongan Pekerjaan' })).toBeVisible();
    expect(panel().getByRole('button', { name: 'Masuk' })).toBeVisible();
    expect(panel().getByRole('button', { name: 'Daftar' })).toBeVisible();
  });

  it('opens the same entries for a candidate', async () => {
    const { user } = asCandidate();
    await user.click(hamburger());
    expect(panel().getByText(session.name)).toBeVisible();
    expect(panel().getByRole('link', { name: 'Profile' })).toBeVisible();
    expect(panel().getByRole('link', { name: 'Application Status' })).toBeVisible();
    expect(panel().getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  it('closes with Escape and takes the focus back', async () => {
    const { user } = asVisitor();
    await user.click(hamburger());
    await user.tab();
    expect(panel().getByRole('link', { name: 'Beranda' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(hamburger()).toHaveAttribute('aria-expanded', 'false');
    expect(hamburger()).toHaveFocus();
  });

  it('closes when something else is clicked', async () => {
    const { user } = asVisitor();
    await user.click(hamburger());
    // Takes no focus.
    await user.click(screen.getByRole('banner'));
    expect(hamburger()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the keyboard leaves it', async () => {
    const { user } = asVisitor();
    await user.click(hamburger());
    const last = await panel().findByRole('button', { name: 'Gelap' });
    act(() => last.focus());
    await user.tab();
    expect(screen.getByRole('button', { name: 'isi halaman' })).toHaveFocus();
    expect(hamburger()).toHaveAttribute('aria-expanded', 'false');
  });

  it('gives the focus to its button before a dialog opens, which gives it back there', async () => {
    const { user, store } = asVisitor();
    await user.click(hamburger());
    await user.click(panel().getByRole('button', { name: 'Masuk' }));
    expect(selectAccountDialog(store.getState())).toBe('sign-in');
    expect(hamburger()).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(hamburger()).toHaveFocus());
  });
});
