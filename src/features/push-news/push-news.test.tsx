import { act, screen, waitFor, within } from '@testing-library/react';
import { signedOut } from '@/entities/session';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure, untilCallsSeen } from '@test/server';
import { PushPrompt } from './PushPrompt';
import { PushDevices } from './PushDevices';
import { PushSync } from './PushSync';

const KEY = 'BFakeKeyOfTheProvider';
const ASK = 'Beri tahu saya di HP ini saat ada jawaban';
const PATH = 'candidate/push/';

const device = (id: string, more: object = {}) => ({
  id,
  name: 'Chrome · Android',
  createdAt: '2026-11-20T02:00:00Z',
  lastUsedAt: '2026-11-21T02:00:00Z',
  ...more,
});

/** A browser with its own question, whose push service is replaced. */
function givenBrowser(answer: NotificationPermission = 'granted', permission: NotificationPermission = 'default') {
  const subscription = {
    endpoint: 'https://push.example/a',
    toJSON: () => ({ endpoint: 'https://push.example/a', keys: { p256dh: 'p', auth: 'a' }, expirationTime: null }),
    unsubscribe: jest.fn().mockResolvedValue(true),
  };
  const pushManager = {
    subscribe: jest.fn().mockResolvedValue(subscription),
    getSubscription: jest.fn().mockResolvedValue(subscription),
  };
  const container = {
    ready: Promise.resolve({ pushManager }),
    getRegistration: () => Promise.resolve({ pushManager }),
  };
  const notification = { permission, requestPermission: jest.fn() };
  const respond = (next: NotificationPermission) =>
    notification.requestPermission.mockImplementation(() => Promise.resolve((notification.permission = next)));
  respond(answer);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  Object.assign(window, { PushManager: function PushManager() {}, Notification: notification });
  return { subscription, pushManager, notification, respond };
}

afterEach(() => {
  for (const name of ['serviceWorker', 'standalone']) Reflect.deleteProperty(navigator, name);
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
});

const givenDevices = (...devices: object[]) => given('get', PATH, { publicKey: KEY, devices });

const renderSection = () => renderApp(<PushDevices />, { path: '/akun', preloaded: signedInState() });
const findSwitch = () => screen.findByRole('switch', { name: 'Pemberitahuan di perangkat ini' });
const known = (more: object = {}) =>
  localStorage.setItem(
    'titian:push',
    JSON.stringify({ owner: 'candidate-1', device: 'd1', endpoint: 'https://push.example/a', at: Date.now(), ...more }),
  );

describe('section of /akun', () => {
  it('asks the browser only when the switch is pressed, and tells the provider', async () => {
    const { notification, pushManager } = givenBrowser();
    givenDevices();
    const added = given('post', PATH, device('d1'));
    const { user } = renderSection();
    expect(await findSwitch()).not.toBeChecked();
    expect([notification.requestPermission, pushManager.subscribe].flatMap(({ mock }) => mock.calls)).toEqual([]);
    givenDevices(device('d1'));
    await user.click(await findSwitch());
    expect(await screen.findByText('Pemberitahuan di perangkat ini aktif.')).toBeVisible();
    await waitFor(async () => expect(await findSwitch()).toBeChecked());
    expect(pushManager.subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: KEY }]]);
    const keys = { p256dh: 'p', auth: 'a' };
    expect(added.map(({ body }) => body)).toEqual([{ endpoint: 'https://push.example/a', keys, expirationTime: null }]);
  });

  it('lists the devices, and removes another one and this one', async () => {
    const { subscription } = givenBrowser('granted', 'granted');
    known();
    givenDevices(device('d1'), device('d2', { name: null }));
    const removed = [given('delete', `${PATH}d2/`, null), given('delete', `${PATH}d1/`, null)];
    const { user } = renderSection();
    const list = await screen.findByRole('region', { name: 'Perangkat yang menerima pemberitahuan' });
    expect(within(list).getByText('Perangkat ini')).toBeVisible();
    await user.click(within(list).getByRole('button', { name: 'Hapus Perangkat yang tidak dikenali' }));
    await waitFor(() => expect(removed[0]).toHaveLength(1));
    expect(subscription.unsubscribe).not.toHaveBeenCalled();
    await waitFor(async () => expect(await findSwitch()).toBeEnabled());
    await user.click(await findSwitch());
    await waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalled());
    expect(removed[1]).toHaveLength(1);
  });

  it('sends one sentence alone where that is chosen', async () => {
    givenBrowser('granted', 'granted');
    known();
    givenDevices(device('d1', { withoutContent: false }));
    const added = given('post', PATH, device('d1', { withoutContent: true }));
    const { user } = renderSection();
    await user.click(await screen.findByRole('checkbox', { name: 'Tanpa isi' }));
    await waitFor(() => expect(added[0]?.body).toMatchObject({ withoutContent: true }));
  });

  it.each([
    ['the browser blocks', () => givenBrowser('denied', 'denied'), /Buka pengaturan situs/],
    ['the browser has no pushes', () => undefined, /Buka Titian dengan Chrome/],
    [
      'an iPhone has not installed the app',
      () => Object.defineProperty(navigator, 'standalone', { configurable: true, value: false }),
      /Tambah ke Layar Utama/,
    ],
  ])('says what to do where %s', async (_what, give, sentence) => {
    give();
    givenDevices();
    renderSection();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await findSwitch()).toBeDisabled();
  });

  it('says what to do when the question is refused, and when the push service cannot be reached', async () => {
    const { pushManager, respond } = givenBrowser('default');
    const log = jest.spyOn(console, 'error').mockImplementation();
    givenDevices();
    const { user } = renderSection();
    await user.click(await findSwitch());
    expect(await screen.findByText(/pilih Izinkan/)).toBeVisible();
    pushManager.subscribe.mockRejectedValue(new DOMException('no push service', 'AbortError'));
    pushManager.getSubscription.mockResolvedValue(null);
    respond('granted');
    await user.click(await findSwitch());
    expect(await screen.findByText(/Pemberitahuan belum bisa diatur/)).toBeVisible();
    expect(log.mock.calls.flat().join(' ')).toContain('pushes could not be set');
    log.mockRestore();
    respond('denied');
    await user.click(await findSwitch());
    expect(await screen.findByText(/Buka pengaturan situs/)).toBeVisible();
  });

  it('offers to load it again', async () => {
    givenFailure('get', PATH, 500);
    const { user } = renderSection();
    const again = await screen.findByRole('button', { name: 'Coba lagi' }, { timeout: 5_000 });
    givenDevices();
    await user.click(again);
    expect(await findSwitch()).toBeVisible();
  });
});

describe('line after applying', () => {
  const renderPrompt = (job: string) =>
    renderApp(<PushPrompt job={job} />, { path: '/jobs', preloaded: signedInState() });

  it('asks after one application alone, also after a reload, and goes when it is pressed', async () => {
    const { notification } = givenBrowser();
    givenDevices();
    given('post', PATH, device('d1'));
    renderPrompt('job-1').unmount();
    const { user, unmount } = renderPrompt('job-1');
    const ask = await screen.findByRole('button', { name: ASK });
    expect(notification.requestPermission).not.toHaveBeenCalled();
    await user.click(ask);
    await waitFor(() => expect(screen.queryByRole('button', { name: ASK })).not.toBeInTheDocument());
    unmount();
    renderPrompt('job-1');
    await untilCallsSeen();
    expect(screen.queryByRole('button', { name: ASK })).not.toBeInTheDocument();
  });

  it.each([
    [
      'after a later application',
      () => localStorage.setItem('titian:push', '{"owner":"candidate-1","askedFor":"job-0"}'),
    ],
    ['where this device gets pushes', () => known()],
    ['where the browser blocks them', () => givenBrowser('denied', 'denied')],
  ])('does not ask %s, and makes no call', async (_what, give) => {
    givenBrowser();
    give();
    const calls = givenDevices();
    renderPrompt('job-1');
    await untilCallsSeen();
    expect(screen.queryByRole('button', { name: ASK })).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });
});

describe('sync', () => {
  const renderSync = () => renderApp(<PushSync />, { path: '/jobs', preloaded: signedInState() });

  it('tells the provider of a subscription that has changed, and once a day', async () => {
    givenBrowser('granted', 'granted');
    known();
    const calls = givenDevices(device('d1'));
    const added = given('post', PATH, device('d2'));
    renderSync().unmount();
    await untilCallsSeen();
    expect(calls).toEqual([]);
    known({ endpoint: 'https://push.example/old' });
    renderSync();
    await waitFor(() => expect(localStorage.getItem('titian:push')).toContain('"d2"'));
    expect(added).toHaveLength(1);
  });

  it('ends the subscription when the candidate signs out', async () => {
    const { subscription } = givenBrowser('granted', 'granted');
    const { store, unmount } = renderSync();
    act(() => void store.dispatch(signedOut()));
    unmount();
    await waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalled());
  });

  it('ends the subscription of a device that was removed elsewhere', async () => {
    const { subscription } = givenBrowser('granted', 'granted');
    known({ at: 0 });
    givenDevices();
    renderSync();
    await waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalled());
    expect(localStorage.getItem('titian:push')).not.toContain('"d1"');
  });
});
