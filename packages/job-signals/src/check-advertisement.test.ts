import { checkAdvertisement } from '.';

it('quotes the sentences of a message as they were written, in their order', () => {
  const text = 'Loker kasir & admin\r\n\r\nUsia maks  25 tahun\nTransfer dulu Rp 100.000 utk seragam ya kak';
  expect(checkAdvertisement(text)).toEqual([
    { kind: 'mostAge', quote: 'Usia maks  25 tahun' },
    { kind: 'money', quote: 'Transfer dulu Rp 100.000 utk seragam ya kak' },
  ]);
});
