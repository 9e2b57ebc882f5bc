import { HYDRATED, replayInput } from './replay-input';

/** The page reacts from now on; what was pressed before is pressed again once it has drawn what was typed. */
async function hydrated(): Promise<void> {
  document.dispatchEvent(new Event(HYDRATED));
  await new Promise((resolve) => setTimeout(resolve));
}

/** The element that a selector finds. */
function find<E extends HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

function setUp() {
  document.body.innerHTML = `
    <button type="button" id="menu">Menu</button>
    <form><input name="email"><input type="checkbox" name="remember" checked><button>Masuk</button></form>`;
  const log: string[] = [];
  const onFirstInput = jest.fn();
  replayInput(onFirstInput);
  // Does what the app does once it runs.
  document.body.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) log.push(`press ${target.textContent}`);
  });
  document.body.addEventListener('submit', (event) => {
    event.preventDefault();
    log.push(`send ${find<HTMLInputElement>('[name=email]').value}`);
  });
  return { log, onFirstInput };
}

afterEach(hydrated);

it('presses a button again that was pressed before the page could react, and fetches the app at once', async () => {
  const { log, onFirstInput } = setUp();
  find('#menu').click();
  expect(log).toEqual([]);
  expect(onFirstInput).toHaveBeenCalled();
  await hydrated();
  expect(log).toEqual(['press Menu']);
});

it('lets no form be sent by the browser, and sends it with what was typed', async () => {
  const { log } = setUp();
  const email = find<HTMLInputElement>('[name=email]');
  email.value = 'sari@example.com';
  email.dispatchEvent(new Event('input', { bubbles: true }));
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  expect(log).toEqual([]);
  await hydrated();
  expect(log).toEqual(['send sari@example.com']);
});

it('says again what was typed, as a change from what the app drew', async () => {
  setUp();
  const email = find<HTMLInputElement>('[name=email]');
  email.value = 'sari';
  email.dispatchEvent(new Event('input', { bubbles: true }));
  const heard: string[] = [];
  email.addEventListener('input', () => heard.push(email.value));
  await hydrated();
  expect(heard).toEqual(['sari']);
});

it('sends a form only once it knows what was typed', async () => {
  setUp();
  const email = find<HTMLInputElement>('[name=email]');
  // As a form that keeps its values and draws them a moment later.
  let known = '';
  email.addEventListener('input', () => queueMicrotask(() => (known = email.value)));
  const sent: string[] = [];
  find('form').addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(known);
  });
  email.value = 'sari@example.com';
  email.dispatchEvent(new Event('input', { bubbles: true }));
  find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await hydrated();
  expect(sent).toEqual(['sari@example.com']);
});

it('ticks a box again, once', async () => {
  setUp();
  const box = find<HTMLInputElement>('[name=remember]');
  box.click();
  expect(box.checked).toBe(false);
  const heard: boolean[] = [];
  box.addEventListener('click', () => heard.push(box.checked));
  await hydrated();
  expect(heard).toEqual([false]);
  expect(box.checked).toBe(false);
});

it('keeps out of the way once the page reacts', async () => {
  const { log } = setUp();
  await hydrated();
  find('#menu').click();
  expect(log).toEqual(['press Menu']);
  await hydrated();
  expect(log).toEqual(['press Menu']);
});
