import { derivedFrom } from './derived-words';

it.each([
  ['ternak', ['peternak', 'peternakan', 'penernakan']],
  ['arsip', ['kearsipan', 'pengarsipan']],
  ['tanam', ['penanaman']],
  ['pasang', ['pemasangan']],
  ['siar', ['penyiar', 'penyiaran']],
  ['baca', ['pembaca', 'pembacaan']],
  ['latih', ['pelatih', 'pelatihan']],
])('derives nouns from %s', (word, nouns) => {
  expect(derivedFrom(word)).toEqual(expect.arrayContaining(nouns));
});

it('derives nothing from a short word or one with a digit', () => {
  expect([derivedFrom('tas'), derivedFrom('k3lh')]).toEqual([[], []]);
});
