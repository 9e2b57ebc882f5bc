import type { JobInput } from './job-input';
import { parseWebAddress } from '@titian/rules/web-address';
import { firstOf, isObject, itemsOf, rawText, requiredText } from './fields';
import type { Warn } from './warnings';

const MAX_ADDRESS_LENGTH = 500;

/** An image's address out of text, an ImageObject or a list; null unless it is an absolute https address. */
function imageAddress(value: unknown): string | null {
  const [image] = itemsOf(value);
  const text = (isObject(image) ? (rawText(image.url) ?? rawText(image.contentUrl)) : rawText(image))?.trim() ?? '';
  const address = text.length > MAX_ADDRESS_LENGTH ? null : parseWebAddress(text);
  return address?.protocol === 'https:' ? address.href : null;
}

/**
 * The company of a row's `hiringOrganization`, an object or only its name. A logo is kept when it has an https
 * address. Throws RowRefused when the name is missing or no text.
 */
export function toCompany(hiringOrganization: unknown, warn: Warn): JobInput['company'] {
  const field = 'hiringOrganization';
  const organization = firstOf(hiringOrganization, field, warn);
  if (!isObject(organization)) {
    return { name: requiredText(organization, `${field}.name`, warn), logo: null, banner: null };
  }
  const hasName = itemsOf(organization.name).some((given) => rawText(given)?.trim() !== '');
  const name = requiredText(hasName ? organization.name : organization.legalName, `${field}.name`, warn);
  const logo = imageAddress(organization.logo);
  if (logo === null && itemsOf(organization.logo).some((given) => given !== '')) {
    warn('unusable-logo', `${field}.logo is left out: it is no https address of a picture`);
  }
  return { name, logo, banner: null };
}
