import { assert, property, string } from 'fast-check';
import { sharedJobPath, sharedWords } from './shared-job-path';

const ORIGIN = 'https://titian.example';
const NOTHING = { title: null, text: null, url: null };

it.each([
  ['the address itself', { url: `${ORIGIN}/jobs/kasir` }, '/jobs/kasir'],
  ['the page that is readable without an account', { url: `${ORIGIN}/lowongan/kasir` }, '/lowongan/kasir'],
  ['a link in a text', { text: `Ada loker nih: ${ORIGIN}/jobs/kasir-sleman. Buruan!` }, '/jobs/kasir-sleman'],
  ['a link in brackets', { text: `(${ORIGIN}/jobs/kasir)` }, '/jobs/kasir'],
  ['a link in the title', { title: `${ORIGIN}/jobs/kasir` }, '/jobs/kasir'],
  ['what a chat app has added to it', { url: `${ORIGIN}/jobs/kasir/?utm_source=wa#x` }, '/jobs/kasir'],
  ['the second of two links', { text: `https://other.example/jobs/a ${ORIGIN}/jobs/b` }, '/jobs/b'],
  ['encoded letters', { url: `${ORIGIN}/jobs/k%C3%A1sir` }, '/jobs/k%C3%A1sir'],
])('finds a vacancy by %s', (_what, shared, path) => {
  expect(sharedJobPath({ ...NOTHING, ...shared }, ORIGIN)).toBe(path);
});

it.each([
  ['nothing', {}],
  ['another site', { url: 'https://evil.example/jobs/kasir' }],
  ['another site that has our name in it', { url: 'https://titian.example.evil.example/jobs/kasir' }],
  ['our name as user', { url: 'https://titian.example@evil.example/jobs/kasir' }],
  ['a site without its scheme', { url: '//evil.example/jobs/kasir' }],
  ['a script', { url: 'javascript:alert(1)//titian.example/jobs/kasir' }],
  ['another page', { url: `${ORIGIN}/profile` }],
  ['the list', { url: `${ORIGIN}/jobs/` }],
  ['what lies below a vacancy', { url: `${ORIGIN}/jobs/kasir/x` }],
  ['a way out of it', { url: `${ORIGIN}/jobs/../profile` }],
])('finds none in %s', (_what, shared) => {
  expect(sharedJobPath({ ...NOTHING, ...shared }, ORIGIN)).toBeNull();
});

it('leads nowhere but to a vacancy of this site, whatever was shared', () => {
  assert(
    property(string(), string(), (text, url) => {
      const path = sharedJobPath({ title: null, text: `https://titian.example/${text}`, url }, ORIGIN);
      if (path !== null)
        expect(new URL(path, ORIGIN).origin + path).toMatch(/^https:\/\/titian\.example\/(jobs|lowongan)\//);
    }),
  );
});

it('leaves words to search for, without links and in one line', () => {
  expect(sharedWords({ ...NOTHING, text: 'Loker kasir\n https://evil.example/x Sleman' })).toBe('Loker kasir Sleman');
  expect(sharedWords({ ...NOTHING, title: ' Kasir ', text: 'lain' })).toBe('Kasir');
  expect(sharedWords({ ...NOTHING, text: 'a'.repeat(9000) })).toHaveLength(100);
  expect(sharedWords(NOTHING)).toBe('');
});
