import { afterPointerRelease } from './after-pointer-release';

const press = () => window.dispatchEvent(new Event('pointerdown'));
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it.each(['pointerup', 'pointercancel'])('waits for the %s of a press that is under way', async (release) => {
  const change = jest.fn();
  press();
  afterPointerRelease(change);
  await nextTask();
  expect(change).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(release));
  expect(change).not.toHaveBeenCalled();
  await nextTask();
  expect(change).toHaveBeenCalledTimes(1);
});

it('waits for nothing but the click at hand when nothing is pressed', async () => {
  const change = jest.fn();
  afterPointerRelease(change);
  expect(change).not.toHaveBeenCalled();
  await nextTask();
  expect(change).toHaveBeenCalledTimes(1);
});

it('is done after one release', async () => {
  const change = jest.fn();
  press();
  afterPointerRelease(change);
  window.dispatchEvent(new Event('pointerup'));
  press();
  window.dispatchEvent(new Event('pointerup'));
  await nextTask();
  expect(change).toHaveBeenCalledTimes(1);
});
