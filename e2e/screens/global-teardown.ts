import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { FOLDER, WIDTHS, pictures } from './pictures';

const title = (name: string): string => name.replace(/^\d+-/, '').replace(/-/g, ' ');

/** Writes docs/screens.md from the pictures that there are. */
export default function writePage(): void {
  const all = pictures();
  const names = [...new Set(all.map(({ name }) => name))];
  const cell = (name: string, width: number): string => {
    const picture = all.find((one) => one.name === name && one.width === width);
    return picture ? `<img src="screens/${picture.file}" alt="${title(name)}, ${width} px" width="${width / 2}">` : '';
  };
  const rows = names.map((name) => `| ${title(name)} | ${WIDTHS.map((width) => cell(name, width)).join(' | ')} |`);
  const page = [
    '# Screens',
    '',
    'Every screen and modal, taken by `npm run build && npm run screens` from the demo data, so that a change of appearance can be',
    'reviewed: take them again and see what git shows as changed.',
    '',
    `| screen | ${WIDTHS.map((width) => `${width} px`).join(' | ')} |`,
    `|---|${WIDTHS.map(() => '---').join('|')}|`,
    ...rows,
    '',
  ];
  writeFileSync(path.resolve(FOLDER, '../screens.md'), page.join('\n'));
}
