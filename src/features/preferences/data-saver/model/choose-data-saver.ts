import Cookies from 'js-cookie';
import { DATA_SAVER_COOKIE, holdImages, showImages } from '@/shared/lib/connection';

const DAYS = 365;

/** Stores in this browser whether data is to be saved, and goes by it at once. */
export function chooseDataSaver(saves: boolean): void {
  const secure = window.location.protocol === 'https:';
  Cookies.set(DATA_SAVER_COOKIE, saves ? 'on' : 'off', { expires: DAYS, sameSite: 'lax', secure });
  if (saves) holdImages();
  else showImages();
}
