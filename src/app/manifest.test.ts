import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { matchPath } from 'react-router-dom';
import { routes } from '@/shared/config';

interface Manifest {
  start_url: string;
  icons: { src: string; sizes: string; purpose?: string }[];
  shortcuts: { name: string; url: string; icons: { src: string }[] }[];
  share_target: { action: string; method: string; params: Record<string, string> };
}

const folder = path.resolve(__dirname, 'public');
const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.webmanifest'), 'utf8')) as Manifest;

const isRoute = (address: string) => Object.values(routes).some(({ pattern }) => matchPath(pattern, address));

/** Width and height that a PNG states in its header. */
function pngSize(file: string): string {
  const bytes = readFileSync(file);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

it('names icons that exist, of the sizes that it says', () => {
  const { icons, shortcuts } = manifest;
  for (const { src } of [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)]) {
    expect(existsSync(path.join(folder, src))).toBe(true);
  }
  for (const { src, sizes } of icons.filter((icon) => icon.src.endsWith('.png'))) {
    expect(pngSize(path.join(folder, src))).toBe(sizes);
  }
});

it('has the icons without which Chromium installs nothing, and such as a phone may cut to its shape', () => {
  const sizes = (purpose?: string) =>
    manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
  expect(sizes()).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(sizes('maskable')).toEqual(['192x192', '512x512']);
});

it('leads to pages of the app: its start, the shortcuts to jobs, applications and profile, and what is shared to it', () => {
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/jobs', '/application', '/profile']);
  const addresses = [manifest.start_url, manifest.share_target.action, ...manifest.shortcuts.map(({ url }) => url)];
  for (const address of addresses) expect([address, isRoute(address)]).toEqual([address, true]);
});

it('gets what is shared by a form, never in the address, under the names that worker and server take', () => {
  expect(manifest.share_target).toMatchObject({
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [{ name: 'picture', accept: ['image/jpeg', 'image/png', 'image/webp'] }],
    },
  });
});
