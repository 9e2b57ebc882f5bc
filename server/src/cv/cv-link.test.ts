import { toCvLink } from './cv-link';

it('shows an address without protocol, www and last slash, and opens it as it is', () => {
  const url = 'https://www.instagram.com/ratih.karya/';
  expect(toCvLink(url)).toEqual({ text: 'instagram.com/ratih.karya', url });
});

it('puts a label before it', () => {
  expect(toCvLink('http://contoh.example', 'Portofolio').text).toBe('Portofolio: contoh.example');
});

it('opens an address with letters beyond ASCII in the form that a PDF can hold', () => {
  expect(toCvLink('https://contoh.example/ä')).toEqual({
    text: 'contoh.example/ä',
    url: 'https://contoh.example/%C3%A4',
  });
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://contoh.example', '//contoh.example', 'mailto:a@b.example'])(
  'shows %s and does not open it',
  (address) => {
    expect(toCvLink(address)).toEqual({ text: address, url: null });
  },
);
