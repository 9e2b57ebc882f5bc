import { mailboxOf } from './mailbox-of';

it.each([
  ...['siti.rahma@gmail.com', 'SITIRAHMA@Gmail.com', 's.i.t.i.rahma+kerja@gmail.com', 'siti.rahma@googlemail.com'],
  ...['sitirahma+a+b@GoogleMail.com', 'sitirahma.+x@gmail.com'],
])('knows the Gmail mailbox of %s', (email) => {
  expect(mailboxOf(email)).toBe('sitirahma@gmail.com');
});

it.each([
  ['Siti.Rahma+kerja@Example.com', 'siti.rahma@example.com'],
  ['siti.rahma@gmail.com.example', 'siti.rahma@gmail.com.example'],
  ['siti.rahma@notgmail.com', 'siti.rahma@notgmail.com'],
  ['"a@b"@example.com', '"a@b"@example.com'],
])('has the mailbox of %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
