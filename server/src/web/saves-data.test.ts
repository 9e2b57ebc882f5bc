import { savesData } from './saves-data';

it.each([
  [{}, false],
  [{ 'save-data': 'on' }, true],
  [{ 'save-data': 'off' }, false],
  [{ cookie: 'titian=x; titian-save-data=on' }, true],
  [{ cookie: 'titian-save-data=off', 'save-data': 'on' }, false],
  [{ cookie: 'titian-save-data=maybe', 'save-data': 'on' }, true],
  [{ cookie: 'x-titian-save-data=on' }, false],
])('goes by what was chosen, else by the browser: %j is %s', (headers, expected) => {
  expect(savesData(headers)).toBe(expected);
});
