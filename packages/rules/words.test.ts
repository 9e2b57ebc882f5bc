import { toPhrase, toWords, writtenWords } from './words';

it.each([
  ['STAF  Gudang, Café', 'staf gudang cafe'],
  ['C, C++ & C#', 'c c++ c#'],
  ['C/C++ Developer', 'c c++ developer'],
  ['C Sharp, CSharp, F#', 'c# c# f#'],
  ['CPP, C Plus Plus', 'c++ c++'],
  ['.NET, ASP.NET, dotnet, Dot Net', '.net asp .net .net .net'],
  ['F&B, F & B, FnB, F n B', 'fnb fnb fnb fnb'],
  ['R&D / Q&A', 'rnd qna'],
  ['HR&GA', 'hr ga'],
  ['Node.js', 'node js'],
  ['B2B, 3D, K3, 5S', 'b2b 3d k3 5s'],
  ['S1+, #kerja, sharp, network.', 's1 kerja sharp network'],
  ['SIM A, B1', 'sim a b1'],
  ['', ''],
])('reads %j as the words %j', (text, words) => {
  expect(toPhrase(text)).toBe(words);
  expect(toWords(text)).toEqual(words === '' ? [] : words.split(' '));
});

it('gives words as they are written with the signs before each', () => {
  expect(writtenWords('C++, Vue.JS')).toEqual([
    { word: 'c', gap: '' },
    { word: 'vue', gap: '++, ' },
    { word: 'js', gap: '.' },
  ]);
});
