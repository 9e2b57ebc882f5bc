import { toDisclosure } from './disclosure.api';
import { toDataExport } from './data-export.api';

const disclosure = {
  id: 'd',
  at: '2026-11-20T03:00:00Z',
  job: { slug: 'kasir', title: ' Kasir ' },
  company: { name: 'Swalayan' },
  fields: ['email', 'shoeSize', 'name', 'email'],
};

it('takes of a disclosure the fields that have words, each once', () => {
  expect(toDisclosure(disclosure)).toEqual({
    id: 'd',
    at: '2026-11-20T03:00:00Z',
    job: { slug: 'kasir', title: 'Kasir' },
    company: 'Swalayan',
    fields: ['name', 'email'],
  });
});

it.each([
  [null, null],
  [undefined, null],
  [[], []],
  [['shoeSize'], null],
])('makes of the fields %j %j', (fields, expected) => {
  expect(toDisclosure({ ...disclosure, fields }).fields).toEqual(expected);
});

it.each([
  [undefined, 0],
  [-5, 0],
  [41.6, 42],
  [400, 100],
])('makes of the progress %s %d percent', (progress, expected) => {
  expect(toDataExport({ id: 1, status: 'running', progress }).progress).toBe(expected);
});
