import { isPdf } from './is-pdf';

it.each([
  ['%PDF-1.7 and so on', true],
  [`${' '.repeat(1019)}%PDF-`, true],
  [`${' '.repeat(1020)}%PDF-`, false],
  ['%PDF', false],
  ['', false],
  ['PK\u0003\u0004 a document of another kind', false],
])('judges a file by its content: %#', async (content, expected) => {
  expect(await isPdf(new Blob([content]))).toBe(expected);
});
