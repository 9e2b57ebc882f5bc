import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { useMenu } from './use-menu';

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

it('opens and says so to assistive technology', async () => {
  jest.useRealTimers();
  open();
  const button = screen.getByRole('button', { name: 'Menu', expanded: false });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('halaman')).toHaveAttribute('id', button.getAttribute('aria-controls'));
});
