import { matchReason } from './match-reason';
import type { JobHit } from '@/entities/job';

const alike = (term: string): JobHit[] => [{ field: 'title', term, via: 'synonym' }];

it.each([
  ['smk', 'mirip: SMK'],
  ['d3', 'mirip: D3'],
  ['cs', 'mirip: CS'],
  ['it support', 'mirip: IT support'],
  ['sim a', 'mirip: SIM A'],
  ['c#', 'mirip: C#'],
  ['.net', 'mirip: .NET'],
  ['las', 'mirip: las'],
  ['gizi', 'mirip: gizi'],
  ['marketing, digital', 'mirip: marketing, digital'],
])('writes %j as it is written', (term, reason) => {
  expect(matchReason(alike(term))).toBe(reason);
});

it('says more than what everybody sees in the title', () => {
  const inTitle: JobHit = { field: 'title', term: 'kasir', via: 'word' };
  expect(matchReason([inTitle, { field: 'city', term: 'Kabupaten Sleman', via: 'word' }])).toBe('di Kabupaten Sleman');
  expect(matchReason([inTitle])).toBe('di judul');
});
