import { isEmail } from './email';

const label = 'a'.repeat(63);

it.each([
  'siti@gmail.com',
  'Siti.Nur+kerja@Yahoo.co.id',
  'a@b.id',
  "o'brien_99@kopi-kita.co.id",
  'siti@mail.student.ugm.ac.id',
  '!#$%&*/=?^`{|}~-@example.com',
  '1@1.com',
  `${'a'.repeat(64)}@${label}.${label}.com`,
  'siti@perusahaan.xn--p1ai',
  'siti@gmail.con',
])('accepts %s', (text) => expect(isEmail(text)).toBe(true));

it.each([
  '',
  'siti',
  '@gmail.com',
  'siti@',
  'siti@gmail',
  'siti@localhost',
  'siti@gmail.',
  'siti@.com',
  'siti@gmail..com',
  'siti@gmail.com.',
  'siti@gmail,com',
  'siti@gmail.c',
  'siti@127.0.0.1',
  'siti@[127.0.0.1]',
  'siti@-gmail.com',
  'siti@gmail-.com',
  'siti@gma_il.com',
  'siti@gmail.com1',
  'siti@münchen.de',
  'sítì@gmail.com',
  '.siti@gmail.com',
  'siti.@gmail.com',
  'siti..nur@gmail.com',
  'siti nur@gmail.com',
  'siti@@gmail.com',
  'siti@nur@gmail.com',
  '"siti nur"@gmail.com',
  'Siti <siti@gmail.com>',
  ' siti@gmail.com',
  'siti@gmail.com\n',
  'siti\u200b@gmail.com',
  `${'a'.repeat(65)}@gmail.com`,
  `siti@${label}a.com`,
])('refuses %j', (text) => expect(isEmail(text)).toBe(false));

it.each(['a.', '@', 'a-', '.', '-'])('is fast with %j repeated', (part) => {
  const start = process.cpuUsage();
  isEmail(`siti@${part.repeat(100_000)}`);
  isEmail(`${part.repeat(100_000)}@gmail.com`);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(500);
});
