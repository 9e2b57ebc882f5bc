import { DATA_SAVER_COOKIE, holdImages, showImages } from '@/shared/lib/connection';
import { writeCookie } from '@/shared/lib/device-storage';

const DAYS = 365;

/** Stores in this browser whether data is to be saved, and applies it at once, also when the browser blocks cookies. */
export function chooseDataSaver(saves: boolean): void {
  const secure = window.location.protocol === 'https:';
  writeCookie(DATA_SAVER_COOKIE, saves ? 'on' : 'off', { expires: DAYS, sameSite: 'lax', secure });
  if (saves) holdImages();
  else showImages();
}
