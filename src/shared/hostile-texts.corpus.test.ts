import { assert, property, string, webUrl } from 'fast-check';
import { toJobPath } from './lib/job-path';
import { mediaUrl } from './ui/media/media-url';

// The tests' provider is the page's own origin, http://localhost (test/env.ts).

it('names, for a picture, no other origin than by https, whatever the text', () => {
  const check = (text: string) => {
    const url = mediaUrl(text);
    if (url) expect(url).toMatch(/^(http:\/\/localhost\/|https:\/\/)/);
  };
  assert(property(string(), check));
  assert(property(webUrl({ validSchemes: ['http', 'https', 'ftp'] }), check));
});

it('stays on this site with the path of a job, whatever the text', () => {
  const check = (text: string) => {
    for (const value of [text, `/jobs/${text}`, `/lowongan/${text}`]) {
      const path = toJobPath(value);
      if (path === null) continue;
      const url = new URL(path, 'https://titian.example');
      expect([url.origin, url.pathname]).toEqual(['https://titian.example', path]);
      expect(toJobPath(path)).toBe(path);
    }
  };
  assert(property(string(), check));
  assert(property(string({ unit: 'binary' }), check));
});
