import { act, screen, waitFor, within } from '@testing-library/react';
import { expirePushRecord } from '@/entities/push';
import { signedOut } from '@/entities/session';
import { sessionExpired } from '@/shared/api';
import { expectLoggedFailures } from '@test/console';
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
  const shown = { close: jest.fn() };
  const ready = Promise.resolve({ pushManager, getNotifications: () => Promise.resolve([shown]) });
  const notification = { permission, requestPermission: jest.fn() };
  const respond = (next: NotificationPermission) =>
    notification.requestPermission.mockImplementation(() => Promise.resolve((notification.permission = next)));
  respond(answer);
  const value = Object.assign(new EventTarget(), { ready, getRegistration: () => ready });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
  Object.assign(window, { PushManager: function PushManager() {}, Notification: notification });
  return { unsubscribe, pushManager, notification, respond, shown, worker: value };
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

  it('says why this device gets no pushes any more, and what a push service has refused', async () => {
    givenBrowser('granted', 'granted');
    givenRecord({ device: null, end: 'failed' });
    givenDevices(device('d2', { refused: true }));
    render(<PushDevices />);
    expect(await screen.findByText(/tidak bisa didaftarkan lagi/)).toBeVisible();
    expect(screen.getByText(/ditolak layanan pemberitahuannya/)).toBeVisible();
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
    expect(await screen.findByText(/tidak bisa mendaftar ke layanan pemberitahuannya/)).toBeVisible();
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
  const stored = () => JSON.parse(localStorage.getItem('titian:push') ?? 'null') as Record<string, unknown> | null;

  it('tells the provider once a day, at once after signing in, and of a subscription that has changed', async () => {
    const { worker } = givenBrowser('granted', 'granted');
    givenRecord();
    const calls = givenDevices(device('d1'));
    const added = given('post', PATH, device('d1'));
    render(<PushSync />).unmount();
    await untilCallsSeen();
    expect(calls).toEqual([]);
    expirePushRecord();
    render(<PushSync />);
    await waitFor(() => expect(added).toHaveLength(1));
    await waitFor(() => expect(stored()?.at).not.toBe(0));
    const removed = given('delete', `${PATH}d1/`, null);
    given('post', PATH, device('d2'));
    givenRecord({ endpoint: 'https://push.example/old' });
    worker.dispatchEvent(new MessageEvent('message', { data: 'push-changed' }));
    await waitFor(() => expect(stored()).toMatchObject({ device: 'd2', endpoint: SUBSCRIPTION.endpoint }));
    expect(removed).toHaveLength(1);
  });

  it('subscribes again where the push service refuses it, with the choice of the candidate', async () => {
    const { unsubscribe, pushManager } = givenBrowser('granted', 'granted');
    givenRecord({ at: 0, withoutContent: true });
    givenDevices(device('d1', { refused: true }));
    const added = given('post', PATH, device('d2'));
    const removed = given('delete', `${PATH}d1/`, null);
    render(<PushSync />);
    await waitFor(() => expect(stored()).toMatchObject({ device: 'd2', withoutContent: true }));
    expect(unsubscribe.mock.invocationCallOrder[0]).toBeLessThan(
      pushManager.subscribe.mock.invocationCallOrder[0] ?? 0,
    );
    expect(added.map(({ body }) => body)).toEqual([{ ...SUBSCRIPTION, withoutContent: true }]);
    expect(removed).toHaveLength(1);
  });

  it.each([
    ['was removed elsewhere', /tidak ada lagi di daftar/, 'granted', []],
    ['is blocked by the browser', /browser tidak lagi mengizinkannya/, 'denied', [device('d1')]],
    ['cannot subscribe again', /tidak bisa didaftarkan lagi/, 'granted', [device('d1', { refused: true })]],
  ] as const)('ends pushes to a device that %s, and says so once', async (_what, sentence, permission, devices) => {
    expectLoggedFailures();
    const { unsubscribe, pushManager } = givenBrowser('granted', permission);
    pushManager.subscribe.mockRejectedValue(new DOMException('no push service', 'AbortError'));
    givenRecord({ at: 0 });
    const calls = givenDevices(...devices);
    const removed = given('delete', `${PATH}d1/`, null);
    const { unmount } = render(<PushSync />);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(unsubscribe).toHaveBeenCalled();
    expect(removed).toHaveLength(1);
    unmount();
    pushManager.getSubscription.mockResolvedValue(null);
    render(<PushSync />);
    await untilCallsSeen();
    expect(calls).toHaveLength(1);
  });

  it('leaves the device as it is where the worker is not there in time, and tries again at the next visit', async () => {
    expectLoggedFailures();
    const { worker } = givenBrowser('granted', 'granted');
    // As `withTimeout` gives it after ten seconds.
    Object.assign(worker, { ready: Promise.resolve(null) });
    givenRecord({ at: 0 });
    const calls = givenDevices(device('d1', { refused: true }));
    for (const visit of [1, 2]) {
      const { unmount } = render(<PushSync />);
      await waitFor(() => expect(calls).toHaveLength(visit));
      await untilCallsSeen();
      unmount();
    }
    expect(stored()).toMatchObject({ device: 'd1' });
  });

  it.each([
    ['another candidate’s', { owner: 'candidate-0' }],
    ['none that is known', { device: null }],
  ])('ends a subscription that is %s, and closes what it has shown', async (_whose, record) => {
    const { unsubscribe, shown } = givenBrowser('granted', 'granted');
    givenRecord(record);
    render(<PushSync />);
    await waitFor(() => expect(unsubscribe).toHaveBeenCalled());
    expect(shown.close).toHaveBeenCalled();
    expect(stored()).toMatchObject({ owner: 'candidate-1', device: null });
  });

  it.each([
    ['ends', 'the candidate signs out', signedOut(), null],
    ['leaves', 'the session has ended by itself', sessionExpired(), 'd1'],
  ])('%s the subscription when %s', async (_does, _when, action, left) => {
    const { unsubscribe } = givenBrowser('granted', 'granted');
    givenRecord();
    const { store, unmount } = render(<PushSync />);
    act(() => void store.dispatch(action));
    unmount();
    await untilCallsSeen();
    expect(unsubscribe).toHaveBeenCalledTimes(left ? 0 : 1);
    expect(stored()).toMatchObject({ device: left });
  });
});
