import { randomUUID } from 'node:crypto';

const URL_PREFIX = '/media/photos/';
const NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/;

/** An unguessable URL path for a new photo. */
export const newPhotoUrl = (): string => toPhotoUrl(`${randomUUID()}.webp`);

/** The URL path of a photo by its name. */
export const toPhotoUrl = (name: string): string => URL_PREFIX + name;

/** True when a name can be that of a photo. */
export const isPhotoName = (name: string): boolean => NAME.test(name);

/** The name of a photo if the path can be that of a stored one. */
export function photoNameIn(url: string): string | null {
  const name = url.startsWith(URL_PREFIX) ? url.slice(URL_PREFIX.length) : '';
  return isPhotoName(name) ? name : null;
}
