import { MessageChannel as NodeMessageChannel } from 'node:worker_threads';
import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '@test/render-app';
import { UpdateAlert } from './UpdateAlert';
import { createUpdates } from './updates';

// jsdom has none.
beforeAll(() => {
  globalThis.MessageChannel ??= NodeMessageChannel as unknown as typeof MessageChannel;
});

type Responses = Partial<Record<string, boolean>>;

/** A worker that responds to messages, as the built one does. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  messages: unknown[] = [];
  constructor(private readonly responses: Responses) {
    super();
  }
  postMessage(question: { ask: string }, [port]: MessagePort[]) {
    this.messages.push(question);
    const response = this.responses[question.ask] ?? false;
    port?.postMessage(response);
    if (question.ask === 'take-over-if-alone' && response) this.become('activated');
  }
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = new FakeWorker({});
  bring(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.waiting = worker;
    worker.become('installed');
  }
}

/** @param timeout by default, a busy machine is no reason to do without a worker's response */
async function setUp(registration = new FakeRegistration(), timeout = 60_000, savesData = false) {
  const reload = jest.fn();
  const register = jest.fn().mockResolvedValue(registration);
  const updates = createUpdates({
    container: { register } as unknown as ServiceWorkerContainer,
    savesData: () => savesData,
    scripts: () => ['http://localhost/assets/main.1.js'],
    reload,
    timeout,
  });
  const { user } = renderApp(<UpdateAlert updates={updates} />);
  await updates.start();
  return { registration, reload, register, user };
}

const TEXT = 'Versi baru Titian tersedia.';
const press = (name: string) => screen.getByRole('button', { name });

it.each([
  [false, '/sw.js'],
  [true, '/sw.js?save-data'],
])('tells the worker by its address whether data is saved (%s)', async (savesData, address) => {
  const { register } = await setUp(undefined, undefined, savesData);
  expect(register).toHaveBeenCalledWith(address, { updateViaCache: 'none' });
});

it('offers a newer build, and loads it on request', async () => {
  const { registration, reload, user } = await setUp();
  const worker = new FakeWorker({ 'is-other-build': true, 'take-over-if-alone': true });
  act(() => registration.bring(worker));
  expect(await screen.findByText(TEXT)).toBeVisible();
  expect(worker.messages).toEqual([{ ask: 'is-other-build', scripts: ['http://localhost/assets/main.1.js'] }]);
  expect(reload).not.toHaveBeenCalled();
  await user.click(press('Muat ulang'));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(worker.state).toBe('activated');
});

it('says no more of it after Nanti', async () => {
  const { registration, reload, user } = await setUp();
  act(() => registration.bring(new FakeWorker({ 'is-other-build': true })));
  await screen.findByText(TEXT);
  await user.click(press('Nanti'));
  await waitFor(() => expect(screen.queryByText(TEXT)).not.toBeInTheDocument());
  expect(reload).not.toHaveBeenCalled();
});

it('loads it from the network when another tab still needs the old build', async () => {
  const { registration, reload, user } = await setUp();
  const worker = new FakeWorker({ 'is-other-build': true, 'take-over-if-alone': false });
  act(() => registration.bring(worker));
  await screen.findByText(TEXT);
  await user.click(press('Muat ulang'));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(worker.state).toBe('installed');
});

it('loads it from the network when its worker gives no response', async () => {
  const registration = new FakeRegistration();
  const { reload, user } = await setUp(registration, 10);
  const silent = new FakeWorker({ 'is-other-build': true });
  act(() => registration.bring(silent));
  await screen.findByText(TEXT);
  silent.postMessage = () => undefined;
  await user.click(press('Muat ulang'));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it('offers nothing to a page that is of the waiting build already, and has it take over', async () => {
  const registration = new FakeRegistration();
  registration.waiting = new FakeWorker({ 'is-other-build': false, 'take-over-if-alone': true });
  const { waiting } = registration;
  const { reload } = await setUp(registration);
  await waitFor(() => expect(waiting.messages).toContainEqual({ ask: 'take-over-if-alone' }));
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});

it('offers nothing when the first worker of all is there', async () => {
  const { registration } = await setUp();
  registration.active = null;
  const worker = new FakeWorker({ 'is-other-build': true });
  act(() => registration.bring(worker));
  expect(worker.messages).toEqual([]);
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
});

it('does without a worker that is refused', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const register = jest.fn().mockRejectedValue(new DOMException('insecure', 'SecurityError'));
  const container = { register } as unknown as ServiceWorkerContainer;
  const updates = createUpdates({ container, savesData: () => false, scripts: () => [], reload: () => {} });
  await expect(updates.start()).resolves.toBeUndefined();
  expect(updates.isOffered()).toBe(false);
  expect(log).toHaveBeenCalledTimes(1);
});
