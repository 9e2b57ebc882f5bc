import { toNationalDigits } from './national-digits';

describe('writes a mobile number one way', () => {
  it.each([
    '81234567890',
    '081234567890',
    '6281234567890',
    '+6281234567890',
    '+62 812-3456-7890',
    '+62 (0) 812 3456 7890',
    '0062 812 3456 7890',
    ' 0812.3456.7890 ',
    'Telp: +62 812 3456 7890',
    '０８１２３４５６７８９０',
  ])('%s', (typed) => expect(toNationalDigits(typed)).toBe('81234567890'));
});

it.each([
  ['a landline of Jakarta', '(021) 5550-1234', '2155501234'],
  ['a landline of Jakarta with the country code', '622155501234', '2155501234'],
  ['a landline of Pematangsiantar, whose area code starts with 62', '0622 1234567', '6221234567'],
  ['the same with the country code', '+62 622 1234567', '6221234567'],
  ['the shortest mobile number with the country code', '62811123456', '811123456'],
  ['a plus sign behind the number', '622 1234567 +', '6221234567'],
  ['the first keys of a number', '62', '62'],
  ['letters', 'delapan', ''],
  ['a country code alone', '+62', ''],
  ['nothing', '', ''],
])('reads %s', (_what, typed, digits) => expect(toNationalDigits(typed)).toBe(digits));

it.each(['081234567890', '+62 622 1234567', '62811123456'])(
  'changes %s no further when given its own result',
  (typed) => {
    const once = toNationalDigits(typed);
    expect(toNationalDigits(once)).toBe(once);
  },
);

it.each(['081234567890', '6281234567890', '+6281234567890'])('reads %s typed key by key', (typed) => {
  const digits = [...typed].reduce((field, key) => toNationalDigits(field + key), '');
  expect(digits).toBe('81234567890');
});

it('keeps digits that are too many, for the error', () => {
  expect(toNationalDigits('8123456789012345')).toBe('8123456789012345');
});
