/** @jest-environment jsdom */
import { cookieText, readCookie, removeCookie, writeCookie } from '.';

const NAME = 'titian-test';
const attributes = { path: '/' };

const block = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

afterEach(() => {
  jest.restoreAllMocks();
  removeCookie(NAME, attributes);
});

it('reads what it has written, until it is removed', () => {
  expect(writeCookie(NAME, 'a=b/c+d', attributes)).toBe(true);
  expect(readCookie(NAME)).toBe('a=b/c+d');
  expect(cookieText()).toContain(`${NAME}=`);
  removeCookie(NAME, attributes);
  expect(readCookie(NAME)).toBeUndefined();
});

it('takes a cookie for missing when reading throws', () => {
  writeCookie(NAME, 'on', attributes);
  jest.spyOn(document, 'cookie', 'get').mockImplementation(block);
  expect(readCookie(NAME)).toBeUndefined();
  expect(cookieText()).toBe('');
  expect(writeCookie(NAME, 'off', attributes)).toBe(false);
});

it('says that nothing was written when writing throws or is ignored', () => {
  const set = jest.spyOn(document, 'cookie', 'set').mockImplementation(block);
  expect(writeCookie(NAME, 'on', attributes)).toBe(false);
  expect(() => removeCookie(NAME, attributes)).not.toThrow();
  set.mockImplementation(() => undefined);
  expect(writeCookie(NAME, 'on', attributes)).toBe(false);
});
