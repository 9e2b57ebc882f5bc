import { act, render, screen } from '@testing-library/react';
import { inTheme } from '@test/in-theme';
import { StickyOnPhone } from './StickyOnPhone';

type Report = (entry: { isIntersecting: boolean; top: number }) => void;

/** Reports where the button's place is, in pixels from the top of the window. */
let report: Report;
let Original: typeof IntersectionObserver;

function givenWindow({ isPhone }: { isPhone: boolean }) {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(matchMedia(query), { matches: isPhone && query.includes('max-width') }),
    );
}

beforeEach(() => {
  report = () => undefined;
  Original = window.IntersectionObserver;
  window.IntersectionObserver = class extends Original {
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      report = ({ isIntersecting, top }) =>
        act(() => callback([{ isIntersecting, boundingClientRect: { top } } as IntersectionObserverEntry], this));
    }
  };
});
afterEach(() => {
  window.IntersectionObserver = Original;
  jest.restoreAllMocks();
});

const open = (enabled = true) =>
  render(
    <StickyOnPhone enabled={enabled}>
      <button>Apply</button>
    </StickyOnPhone>,
    inTheme,
  );

const isSticky = () => screen.getByRole('button', { name: 'Apply' }).parentElement?.hasAttribute('data-sticky');
const reservedRoom = () => document.documentElement.style.getPropertyValue('--bottom-bar');

it('keeps the button at the bottom while its place is above the window, and reserves the room', () => {
  givenWindow({ isPhone: true });
  const { unmount } = open();
  const button = screen.getByRole('button', { name: 'Apply' });
  expect(isSticky()).toBe(false);
  report({ isIntersecting: false, top: -200 });
  expect(isSticky()).toBe(true);
  expect(screen.getByRole('button')).toBe(button);
  expect(reservedRoom()).not.toBe('');
  report({ isIntersecting: true, top: 100 });
  expect(isSticky()).toBe(false);
  expect(reservedRoom()).toBe('');
  report({ isIntersecting: false, top: -200 });
  unmount();
  expect(reservedRoom()).toBe('');
});

it('leaves the button at its place while that is below the window', () => {
  givenWindow({ isPhone: true });
  open();
  report({ isIntersecting: false, top: 900 });
  expect(isSticky()).toBe(false);
});

it.each([
  ['on a wide screen', false, true],
  ['when it cannot be pressed', true, false],
])('leaves the button at its place %s', (_case, isPhone, enabled) => {
  givenWindow({ isPhone });
  open(enabled);
  report({ isIntersecting: false, top: -200 });
  expect(isSticky()).toBe(false);
});
