import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { selectAccountDialog, selectIsSignedIn } from '@/entities/session';
import { givenCapabilities } from '@test/capabilities';
import { renderApp, session, signedInState } from '@test/render-app';
import { given } from '@test/server';
import { setUpUser } from '@test/set-up-user';
import { Navbar } from './Navbar';
import { Candidate } from './Candidate';
import { MemoryRouter, Router } from 'react-router-dom';
import { useMenu } from '../model/use-menu';

describe('Navbar', () => {
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

  /** Everything but the open menu is hidden from assistive technology. */
  const hamburger = () => screen.getByRole('button', { name: 'Menu', hidden: true });
  const backdrop = (): Element => {
    const element = document.querySelector('.MuiBackdrop-root');
    if (!element) throw new Error('No menu is open.');
    return element;
  };
  const drawer = async () =>
    within(await screen.findByRole('dialog', { name: 'Menu' })).getByRole('navigation', { name: 'Menu utama' });

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

    it('holds profile, application status and logout in the menu', async () => {
      const { user } = asCandidate();
      const button = screen.getByRole('button', { name: session.name });
      expect(button).toHaveAttribute('aria-expanded', 'false');
      expect(screen.queryByRole('link', { name: 'Profile' })).not.toBeInTheDocument();

      await user.click(button);
      expect(await screen.findByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
      expect(screen.getByRole('link', { name: 'Application Status' })).toHaveAttribute('href', '/application');
      expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
      expect(button).toHaveAttribute('aria-expanded', 'true');
      expect(screen.getByRole('list', { name: 'Akun Saya' })).toHaveAttribute(
        'id',
        button.getAttribute('aria-controls'),
      );
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
      expect(await screen.findByRole('link', { name: 'Profile' })).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Pengaturan Akun' })).not.toBeInTheDocument();
    });

    it('closes the menu once an entry was chosen', async () => {
      const { user, router } = renderApp(navbar, {
        preloaded: signedInState(),
        routes: [{ path: '/profile', element: navbar }],
      });
      await user.click(screen.getByRole('button', { name: session.name }));
      await user.click(await screen.findByRole('link', { name: 'Profile' }));
      expect(router.state.location.pathname).toBe('/profile');
      expect(screen.queryByRole('link', { name: 'Profile' })).not.toBeInTheDocument();
      await act(() => router.navigate(-1));
      expect(router.state.location.pathname).toBe('/');
      expect(screen.queryByRole('link', { name: 'Profile' })).not.toBeInTheDocument();
    });

    it.each([
      ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
      ['a click elsewhere', (user: UserEvent) => user.click(backdrop())],
    ])('closes the menu with %s, and its button has the focus again', async (_how, close) => {
      const { user } = asCandidate();
      await user.click(screen.getByRole('button', { name: session.name }));
      expect(await screen.findByRole('link', { name: 'Profile' })).toBeVisible();
      await close(user);
      expect(screen.queryByRole('link', { name: 'Profile' })).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: session.name, expanded: false })).toHaveFocus();
    });

    it('signs out with Logout', async () => {
      given('post', 'candidate/logout/', null);
      const { user, store } = asCandidate();
      await user.click(screen.getByRole('button', { name: session.name }));
      await user.click(await screen.findByRole('button', { name: 'Logout' }));
      expect(selectIsSignedIn(store.getState())).toBe(false);
      expect(await screen.findByRole('button', { name: 'Masuk' })).toBeVisible();
    });
  });

  describe('the hamburger', () => {
    it('opens the same entries for a visitor', async () => {
      const { user } = asVisitor();
      expect(hamburger()).toHaveAttribute('aria-expanded', 'false');
      await user.click(hamburger());
      const menu = within(await drawer());
      expect(menu.getByRole('link', { name: 'Beranda' })).toHaveAttribute('aria-current', 'page');
      expect(menu.getByRole('link', { name: 'Lowongan Pekerjaan' })).toHaveAttribute('href', '/jobs');
      expect(menu.getByRole('button', { name: 'Masuk' })).toBeVisible();
      expect(menu.getByRole('button', { name: 'Daftar' })).toBeVisible();
      expect(await menu.findByRole('group', { name: 'Bahasa' })).toBeVisible();
      expect(hamburger()).toHaveAttribute('aria-expanded', 'true');
      expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveAttribute(
        'id',
        hamburger().getAttribute('aria-controls'),
      );
    });

    it('opens the same entries for a candidate', async () => {
      const { user } = asCandidate();
      await user.click(hamburger());
      const menu = within(await drawer());
      expect(menu.getByText(session.name)).toBeVisible();
      expect(menu.getByRole('link', { name: 'Profile' })).toBeVisible();
      expect(menu.getByRole('link', { name: 'Application Status' })).toBeVisible();
      expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
    });

    it.each([
      ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
      ['a click elsewhere', (user: UserEvent) => user.click(backdrop())],
      ['its button', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Tutup menu' }))],
    ])('closes with %s and takes the focus back', async (_how, close) => {
      const { user } = asVisitor();
      await user.click(hamburger());
      const menu = await drawer();
      await user.tab();
      expect(menu).toContainElement(document.activeElement as HTMLElement);
      await close(user);
      expect(menu).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Menu', expanded: false })).toHaveFocus();
    });

    it('keeps the keyboard within while it is open', async () => {
      const { user } = asVisitor();
      await user.click(hamburger());
      const menu = await drawer();
      const last = await within(menu).findByRole('button', { name: 'Gelap' });
      act(() => last.focus());
      await user.tab();
      await user.tab();
      expect(menu).toContainElement(document.activeElement as HTMLElement);
    });

    it('gives the focus to its button before a dialog opens, which gives it back there', async () => {
      const { user, store } = asVisitor();
      await user.click(hamburger());
      await user.click(within(await drawer()).getByRole('button', { name: 'Masuk' }));
      expect(selectAccountDialog(store.getState())).toBe('sign-in');
      expect(hamburger()).toHaveAttribute('aria-expanded', 'false');
      await waitFor(() => expect(hamburger()).toHaveFocus());
    });
  });
});

describe('Candidate', () => {
  const show = (changes: object) =>
    renderApp(<Candidate />, { preloaded: { session: { current: { ...session, ...changes }, ended: null } } });

  it('shows photo and name', () => {
    const { container } = show({ image: '/media/sari.webp' });
    expect(container.querySelector('img')).toHaveAttribute('src', 'http://localhost/media/sari.webp');
    expect(screen.getByText('Sari Wulandari')).toBeVisible();
  });

  it('has something to show for a candidate without a name', () => {
    show({ name: '' });
    expect(screen.getByText('Akun Saya')).toBeVisible();
  });
});

describe('useMenu', () => {
  const load = jest.fn(() => Promise.resolve());

  function Menu() {
    const { open, buttonProps, menuId } = useMenu(load);
    return (
      <>
        <button {...buttonProps}>Menu</button>
        {open && <div id={menuId}>halaman</div>}
      </>
    );
  }

  /** jsdom lays nothing out, where an element that is not displayed has no `offsetParent`. */
  const givenButton = (isDisplayed: boolean) =>
    jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(isDisplayed ? document.body : null);

  const open = () => render(<Menu />, { wrapper: MemoryRouter });

  /** Long enough for a page to settle. */
  const settle = () => act(() => jest.advanceTimersByTimeAsync(10_000));

  beforeEach(() => {
    jest.useFakeTimers();
    load.mockClear();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('is fetched once the page has settled, where its button is displayed', async () => {
    const asked = givenButton(true);
    open();
    expect(asked).not.toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is not fetched where its button is not displayed', async () => {
    const asked = givenButton(false);
    open();
    await settle();
    expect(asked).toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
  });

  it('is not fetched ahead for who saves data', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    givenButton(true);
    open();
    await settle();
    expect(load).not.toHaveBeenCalled();
  });

  it('stays open when the page arrives that was on its way as it was opened, and closes with the next', async () => {
    jest.useRealTimers();
    const navigator = { createHref: String, go: jest.fn(), push: jest.fn(), replace: jest.fn() };
    const at = (key: string) => (
      <Router location={{ pathname: `/${key}`, key }} navigator={navigator}>
        <Menu />
      </Router>
    );
    const { rerender } = render(at('old'));
    window.history.replaceState({ key: 'new' }, '');
    await setUpUser().click(screen.getByRole('button'));
    const isOpen = ['old', 'new', 'next', 'new'].map((key) => {
      rerender(at(key));
      return screen.queryByText('halaman') !== null;
    });
    window.history.replaceState(null, '');
    expect(isOpen).toEqual([true, true, false, false]);
  });

  it('opens and says so to assistive technology', async () => {
    jest.useRealTimers();
    open();
    const button = screen.getByRole('button', { name: 'Menu', expanded: false });
    await setUpUser().click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('halaman')).toHaveAttribute('id', button.getAttribute('aria-controls'));
  });
});
