import { HYDRATED, keepEarlyInput } from './early-input';

const hydrated = () => document.dispatchEvent(new Event(HYDRATED));

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
  const onFirst = jest.fn();
  keepEarlyInput(onFirst);
  // What the app does once it runs.
  document.body.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) log.push(`press ${target.textContent}`);
  });
  document.body.addEventListener('submit', (event) => {
    event.preventDefault();
    log.push(`send ${find<HTMLInputElement>('[name=email]').value}`);
  });
  return { log, onFirst };
}

afterEach(hydrated);

it('presses a button again that was pressed before the page could answer, and asks for the app at once', () => {
  const { log, onFirst } = setUp();
  find('#menu').click();
  expect(log).toEqual([]);
  expect(onFirst).toHaveBeenCalled();
  hydrated();
  expect(log).toEqual(['press Menu']);
});

it('lets no form be sent by the browser, and sends it with what was typed', () => {
  const { log } = setUp();
  const email = find<HTMLInputElement>('[name=email]');
  email.value = 'sari@example.com';
  email.dispatchEvent(new Event('input', { bubbles: true }));
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  expect(log).toEqual([]);
  hydrated();
  expect(log).toEqual(['send sari@example.com']);
});

it('says again what was typed, as a change from what the app drew', () => {
  setUp();
  const email = find<HTMLInputElement>('[name=email]');
  email.value = 'sari';
  email.dispatchEvent(new Event('input', { bubbles: true }));
  const heard: string[] = [];
  email.addEventListener('input', () => heard.push(email.value));
  hydrated();
  expect(heard).toEqual(['sari']);
});

it('ticks a box again, once', () => {
  setUp();
  const box = find<HTMLInputElement>('[name=remember]');
  box.click();
  expect(box.checked).toBe(false);
  const heard: boolean[] = [];
  box.addEventListener('click', () => heard.push(box.checked));
  hydrated();
  expect(heard).toEqual([false]);
  expect(box.checked).toBe(false);
});

it('keeps out of the way once the page answers', () => {
  const { log } = setUp();
  hydrated();
  find('#menu').click();
  expect(log).toEqual(['press Menu']);
  hydrated();
  expect(log).toEqual(['press Menu']);
});
