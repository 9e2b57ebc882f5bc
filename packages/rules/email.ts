/** Greatest number of characters of an address, RFC 5321. */
export const EMAIL_LIMIT = 254;

const LOCAL_LIMIT = 64;
const LABEL_LIMIT = 63;

const ATOM = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/i;
const LABEL = /^[a-z0-9-]+$/i;
/** No top-level domain is a number. */
const TOP_LEVEL = /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i;

const isLabel = (label: string): boolean =>
  LABEL.test(label) && label.length <= LABEL_LIMIT && !label.startsWith('-') && !label.endsWith('-');

/**
 * The rule of the server's `format: email`, of addresses in CVs and of those that the app suggests: ASCII atoms with single
 * dots, and a domain with a top-level domain. Quoted names and addresses of hosts are refused. The contract limits the
 * length of the whole, `EMAIL_LIMIT`, separately. Forms of the app take what `<input type="email">` takes.
 *
 * @param text without white space around it
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split('.');
  return (
    local.length <= LOCAL_LIMIT &&
    local.split('.').every((atom) => ATOM.test(atom)) &&
    labels.length > 1 &&
    labels.every(isLabel) &&
    TOP_LEVEL.test(labels.at(-1) ?? '')
  );
}
