import { isKnownDevice, markKnownDevice } from './known-device';

it('is known after a sign-in, of which nothing about the candidate is stored', () => {
  expect(isKnownDevice()).toBe(false);
  markKnownDevice();
  expect(isKnownDevice()).toBe(true);
  expect({ ...window.localStorage }).toEqual({ 'titian:known-device': '1' });
});

it('is taken for known in a browser that blocks its storage', () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  markKnownDevice();
  const isKnown = isKnownDevice();
  blocked.mockRestore();
  expect(isKnown).toBe(true);
});
