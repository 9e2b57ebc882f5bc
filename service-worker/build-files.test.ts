import { isOptional } from './build-files';

const refused = Object.assign(new Error('404'), { name: 'bad-precaching-response' });
const lost = new TypeError('Failed to fetch');

it.each([
  ['a picture', { url: '/assets/banner.0123456789.svg' }, [true, true]],
  ['a font', { url: '/assets/font.0123456789.woff2', isOfShell: true as const }, [true, true]],
  ['the chunk of a page', { url: '/assets/1869.0123456789.js' }, [true, false]],
  ['a script of the shell', { url: '/assets/main.0123456789.js', isOfShell: true as const }, [false, false]],
  ['the shell', { url: '/shell.html', isOfShell: true as const }, [false, false]],
])(
  '%s may be missing where the server refuses it, and where the connection is lost: %j %j',
  (_what, file, expected) => {
    expect([refused, lost].map((error) => isOptional({ revision: null, ...file }, error))).toEqual(expected);
  },
);
