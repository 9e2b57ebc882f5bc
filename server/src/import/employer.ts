import type { JobInput } from '../jobs/job-input';
import { parseWebAddress } from '../web-address';
import { isObject, itemsOf, rawText, requiredText } from './fields';

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
export function toCompany(hiringOrganization: unknown): JobInput['company'] {
  const [organization] = itemsOf(hiringOrganization);
  const field = 'hiringOrganization.name';
  if (!isObject(organization)) return { name: requiredText(organization, field), logo: null, banner: null };
  return { name: requiredText(organization.name, field), logo: imageAddress(organization.logo), banner: null };
}
