import { keepPress } from './keep-press';
import { HYDRATED } from './replay-input';

const LOGIN = '/login?next=%2Fjobs%2Fkasir';

let clicked: string[];

/** Renders the placeholder of a page. */
function setUp() {
  document.body.innerHTML = `<main data-frame><a href="${LOGIN}"><b>Apply</b></a></main>`;
  clicked = [];
  keepPress();
  return link();
}

function link(): HTMLAnchorElement {
  const found = document.querySelector<HTMLAnchorElement>('main a');
  if (!found) throw new Error('no link');
  return found;
}

function takeOver(href = LOGIN) {
  document.body.innerHTML = `<main><a href="/jobs">Kembali</a><a href="${href}">Apply</a></main>`;
  document.querySelectorAll('a').forEach((each) =>
    each.addEventListener('click', (event) => {
      event.preventDefault();
      clicked.push(each.getAttribute('href') ?? '');
    }),
  );
  document.dispatchEvent(new Event(HYDRATED));
}

/** jsdom has no constructor of its own for these. */
function point(type: string, target: Element, values: object = {}) {
  const event = new MouseEvent(type, { bubbles: true, button: 0 });
  Object.defineProperties(event, {
    isPrimary: { value: true },
    pointerType: { value: 'mouse' },
    ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }])),
  });
  target.dispatchEvent(event);
}

const later = () => jest.advanceTimersByTime(1000);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  // Ends what a test has begun.
  document.dispatchEvent(new Event(HYDRATED));
  point('pointercancel', document.body);
  jest.useRealTimers();
});

it.each(['mouse', 'touch'])('clicks the app’s link for one that was gone when the %s was lifted', (pointerType) => {
  const before = setUp();
  point('pointerdown', before.firstElementChild ?? before, { pointerType });
  takeOver();
  point('pointerup', document.body, { pointerType });
  later();
  expect(clicked).toEqual([LOGIN]);
});

it('leaves it at the click that the browser sends itself', () => {
  point('pointerdown', setUp(), { pointerType: 'touch' });
  takeOver();
  point('pointerup', document.body, { pointerType: 'touch' });
  document.querySelectorAll('a')[1]?.click();
  later();
  expect(clicked).toEqual([LOGIN]);
});

it('does nothing about a press that the take-over did not fall into', () => {
  const before = setUp();
  point('pointerdown', before);
  point('pointerup', before);
  takeOver();
  point('pointerdown', document.body);
  point('pointerup', document.body);
  later();
  expect(clicked).toEqual([]);
});

it.each([
  ['on no link', () => point('pointerdown', document.body)],
  ['by another button', () => point('pointerdown', link(), { button: 2 })],
  ['by a second finger', () => point('pointerdown', link(), { isPrimary: false })],
])('does nothing about a press %s', (_what, press) => {
  setUp();
  press();
  takeOver();
  point('pointerup', document.body);
  later();
  expect(clicked).toEqual([]);
});

it('does nothing about a finger that scrolls', () => {
  point('pointerdown', setUp(), { pointerType: 'touch' });
  takeOver();
  point('pointercancel', document.body);
  point('pointerup', document.body);
  later();
  expect(clicked).toEqual([]);
});

it('does nothing about a pointer that was taken off the link', () => {
  point('pointerdown', setUp());
  takeOver();
  point('pointerup', document.body, { clientX: 40 });
  later();
  expect(clicked).toEqual([]);
});

it('does nothing where the app has no such link', () => {
  point('pointerdown', setUp());
  takeOver('/lain');
  point('pointerup', document.body);
  later();
  expect(clicked).toEqual([]);
});
