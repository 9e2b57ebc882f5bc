import { groupDigits } from '@/shared/lib/text';
import { language } from '@/shared/lib/language';

const KILOBYTE = 1024;

/**
 * The size of a file in words: "350 KB" below a megabyte, else "1,2 MB" ("1.2 MB" in English).
 *
 * @param bytes a whole number from 0
 */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < KILOBYTE) return `${kilobytes} KB`;
  const tenths = Math.round((bytes / KILOBYTE ** 2) * 10);
  const fraction = tenths % 10 === 0 ? '' : `${language() === 'id' ? ',' : '.'}${tenths % 10}`;
  return `${groupDigits(Math.floor(tenths / 10))}${fraction} MB`;
}
