import { assert, property, string } from 'fast-check';
import { searchKey } from '../server/src/jobs/search-key';
import { normalize } from '../src/shared/lib/text';

it('compares text in the provider as in the web app', () => {
  assert(
    property(string({ unit: 'binary' }), (text) => {
      expect(searchKey(text)).toBe(normalize(text));
    }),
  );
  for (const text of ['  Barista \t Café ', 'İstanbul', 'ﬁ Ａ', 'a\u0301\u00a0b', '']) {
    expect(searchKey(text)).toBe(normalize(text));
  }
});
