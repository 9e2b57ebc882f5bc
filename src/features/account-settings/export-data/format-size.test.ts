import { formatSize } from './format-size';

it.each([
  [0, '1 KB'],
  [358_400, '350 KB'],
  [1_048_575, '1 MB'],
  [1_258_291, '1,2 MB'],
  [10_485_760, '10 MB'],
  [1_073_741_824, '1.024 MB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
