import { contentTag, matchesTag } from './content-tag';

const tag = contentTag('[1,2]');

it('gives different contents different tags and the same content the same tag', () => {
  expect(contentTag('[1,2]')).toBe(tag);
  expect(contentTag('[1,3]')).not.toBe(tag);
});

it.each([
  ['the tag itself', tag, true],
  ['the tag as a strong one', tag.replace('W/', ''), true],
  ['one of several tags', `"a", ${tag} , "b"`, true],
  ['any', '*', true],
  ['another tag', 'W/"a"', false],
  ['nothing', '', false],
  ['no header', undefined, false],
])('compares weakly: %s', (_case, header, expected) => {
  expect(matchesTag(header, tag)).toBe(expected);
});
