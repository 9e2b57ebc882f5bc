import type { JobInput } from './job-input';
import { HIDDEN_EMPLOYER, isHiddenEmployer } from '@titian/rules/hidden-employer';
import { parseWebAddress } from '@titian/rules/web-address';
import { firstOf, isObject, itemsOf, rawText, requiredText, type JsonObject } from './fields';
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
 * address. A hidden employer has one name, and no logo. Throws RowRefused when the name is missing or no text.
 */
export function toCompany(hiringOrganization: unknown, warn: Warn): JobInput['company'] {
  const field = 'hiringOrganization';
  const given = firstOf(hiringOrganization, field, warn);
  const organization: JsonObject = isObject(given) ? given : { name: given };
  const hasName = itemsOf(organization.name).some((text) => rawText(text)?.trim() !== '');
  const name = requiredText(hasName ? organization.name : organization.legalName, `${field}.name`, warn);
  if (isHiddenEmployer(name)) return { name: HIDDEN_EMPLOYER, logo: null, banner: null };
  const logo = imageAddress(organization.logo);
  if (logo === null && itemsOf(organization.logo).some((image) => image !== '')) {
    warn('unusable-logo', `${field}.logo is left out: it is no https address of a picture`);
  }
  return { name, logo, banner: null };
}
