import { act, screen, waitFor, within } from '@testing-library/react';
import { signedOut } from '@/entities/session';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure, untilCallsSeen } from '@test/server';
import { PushPrompt } from './PushPrompt';
import { PushDevices } from './PushDevices';
import { PushSync } from './PushSync';

const PATH = 'candidate/push/';
const SUBSCRIPTION = { endpoint: 'https://push.example/a', keys: { p256dh: 'p', auth: 'a' }, expirationTime: null };

const device = (id: string, more: object = {}) => ({
  id,
  name: 'Chrome · Android',
  createdAt: '2026-11-20T02:00:00Z',
  lastUsedAt: '2026-11-21T02:00:00Z',
  ...more,
});

/** A browser with its own question, whose push service is replaced. */
function givenBrowser(answer: NotificationPermission = 'granted', permission: NotificationPermission = 'default') {
  const unsubscribe = jest.fn().mockResolvedValue(true);
  const subscription = { ...SUBSCRIPTION, toJSON: () => SUBSCRIPTION, unsubscribe };
  const pushManager = {
    subscribe: jest.fn().mockResolvedValue(subscription),
    getSubscription: jest.fn().mockResolvedValue(subscription),
  };
  const ready = Promise.resolve({ pushManager });
  const notification = { permission, requestPermission: jest.fn() };
  const respond = (next: NotificationPermission) =>
    notification.requestPermission.mockImplementation(() => Promise.resolve((notification.permission = next)));
  respond(answer);
  const value = { ready, getRegistration: () => ready };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
  Object.assign(window, { PushManager: function PushManager() {}, Notification: notification });
  return { unsubscribe, pushManager, notification, respond };
}

afterEach(() => {
  for (const name of ['serviceWorker', 'standalone']) Reflect.deleteProperty(navigator, name);
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
});

const givenDevices = (...devices: object[]) => given('get', PATH, { publicKey: 'BFakeKey', devices });

const givenRecord = (more: object = {}) => {
  const { endpoint } = SUBSCRIPTION;
  localStorage.setItem(
    'titian:push',
    JSON.stringify({ owner: 'candidate-1', device: 'd1', endpoint, at: Date.now(), ...more }),
  );
};

const render = (part: React.ReactElement) => renderApp(part, { path: '/akun', preloaded: signedInState() });

describe('section of /akun', () => {
  const findSwitch = () => screen.findByRole('switch', { name: 'Pemberitahuan di perangkat ini' });

  it('asks the browser only when the switch is pressed, and tells the provider', async () => {
    const { notification, pushManager } = givenBrowser();
    givenDevices();
    const added = given('post', PATH, device('d1'));
    const { user } = render(<PushDevices />);
    expect(await findSwitch()).not.toBeChecked();
    expect([notification.requestPermission, pushManager.subscribe].flatMap(({ mock }) => mock.calls)).toEqual([]);
    givenDevices(device('d1'));
    await user.click(await findSwitch());
    expect(await screen.findByText('Pemberitahuan di perangkat ini aktif.')).toBeVisible();
    await waitFor(async () => expect(await findSwitch()).toBeChecked());
    const options = { userVisibleOnly: true, applicationServerKey: 'BFakeKey' };
    expect(pushManager.subscribe.mock.calls).toEqual([[options]]);
    expect(added.map(({ body }) => body)).toEqual([SUBSCRIPTION]);
  });

  it('lists the devices, and removes another one and this one', async () => {
    const { unsubscribe } = givenBrowser('granted', 'granted');
    givenRecord();
    givenDevices(device('d1'), device('d2', { name: null }));
    const removed = ['d2', 'd1'].map((id) => given('delete', `${PATH}${id}/`, null));
    const { user } = render(<PushDevices />);
    const list = await screen.findByRole('region', { name: 'Perangkat yang menerima pemberitahuan' });
    expect(within(list).getByText('Perangkat ini')).toBeVisible();
    await user.click(within(list).getByRole('button', { name: 'Hapus Perangkat yang tidak dikenali' }));
    await waitFor(() => expect(removed[0]).toHaveLength(1));
    expect(unsubscribe).not.toHaveBeenCalled();
    await waitFor(async () => expect(await findSwitch()).toBeEnabled());
    await user.click(await findSwitch());
    await waitFor(() => expect(unsubscribe).toHaveBeenCalled());
    expect(removed[1]).toHaveLength(1);
  });

  it('sends one sentence alone where that is chosen', async () => {
    givenBrowser('granted', 'granted');
    givenRecord();
    givenDevices(device('d1', { withoutContent: false }));
    const added = given('post', PATH, device('d1', { withoutContent: true }));
    const { user } = render(<PushDevices />);
    await user.click(await screen.findByRole('checkbox', { name: 'Tanpa isi' }));
    await waitFor(() => expect(added[0]?.body).toMatchObject({ withoutContent: true }));
  });

  it.each([
    ['the browser blocks', () => givenBrowser('denied', 'denied'), /Buka pengaturan situs/],
    ['the browser has no pushes', () => undefined, /Buka Titian dengan Chrome/],
    ['an iPhone has not installed the app', () => Object.assign(navigator, { standalone: false }), /Layar Utama/],
  ])('says what to do where %s', async (_what, give, sentence) => {
    give();
    givenDevices();
    render(<PushDevices />);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await findSwitch()).toBeDisabled();
  });

  it('says what to do when the question is refused, and when the push service cannot be reached', async () => {
    const { pushManager, respond } = givenBrowser('default');
    const log = jest.spyOn(console, 'error').mockImplementation();
    givenDevices();
    const { user } = render(<PushDevices />);
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
    const { user } = render(<PushDevices />);
    const again = await screen.findByRole('button', { name: 'Coba lagi' }, { timeout: 5_000 });
    givenDevices();
    await user.click(again);
    expect(await findSwitch()).toBeVisible();
  });
});

describe('line after applying', () => {
  const ASK = { name: 'Beri tahu saya di HP ini saat ada jawaban' };
  const expectNotAsked = () => expect(screen.queryByRole('button', ASK)).not.toBeInTheDocument();

  it('asks after one application alone, also after a reload, and goes when it is pressed', async () => {
    const { notification } = givenBrowser();
    givenDevices();
    given('post', PATH, device('d1'));
    render(<PushPrompt job="job-1" />).unmount();
    const { user, unmount } = render(<PushPrompt job="job-1" />);
    const ask = await screen.findByRole('button', ASK);
    expect(notification.requestPermission).not.toHaveBeenCalled();
    await user.click(ask);
    await waitFor(expectNotAsked);
    unmount();
    render(<PushPrompt job="job-1" />);
    await untilCallsSeen();
    expectNotAsked();
  });

  it.each([
    ['after a later application', () => givenRecord({ device: null, askedFor: 'job-0' })],
    ['where this device gets pushes', () => givenRecord()],
    ['where the browser blocks them', () => givenBrowser('denied', 'denied')],
  ])('does not ask %s, and makes no call', async (_what, give) => {
    givenBrowser();
    give();
    const calls = givenDevices();
    render(<PushPrompt job="job-1" />);
    await untilCallsSeen();
    expectNotAsked();
    expect(calls).toEqual([]);
  });
});

describe('sync', () => {
  it('tells the provider once a day, and at once of a subscription that has changed', async () => {
    givenBrowser('granted', 'granted');
    givenRecord();
    const calls = givenDevices(device('d1'));
    const added = given('post', PATH, device('d2'));
    render(<PushSync />).unmount();
    await untilCallsSeen();
    expect(calls).toEqual([]);
    givenRecord({ endpoint: 'https://push.example/old' });
    render(<PushSync />);
    await waitFor(() => expect(localStorage.getItem('titian:push')).toContain('"d2"'));
    expect(added).toHaveLength(1);
  });

  it('ends the subscription when the candidate signs out', async () => {
    const { unsubscribe } = givenBrowser('granted', 'granted');
    const { store, unmount } = render(<PushSync />);
    act(() => void store.dispatch(signedOut()));
    unmount();
    await waitFor(() => expect(unsubscribe).toHaveBeenCalled());
  });

  it('ends the subscription of a device that was removed elsewhere', async () => {
    const { unsubscribe } = givenBrowser('granted', 'granted');
    givenRecord({ at: 0 });
    givenDevices();
    render(<PushSync />);
    await waitFor(() => expect(unsubscribe).toHaveBeenCalled());
    expect(localStorage.getItem('titian:push')).not.toContain('"d1"');
  });
});
