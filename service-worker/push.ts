/** Content of a notification, and the address that it leads to. Specification 4, section 13. */
interface PushNotice {
  title: string;
  body?: string | undefined;
  /** A notification with the same tag is replaced. */
  tag: string;
  /** Of this origin, with it. */
  address: string;
}

/** The sentence without content. */
export const WITHOUT_CONTENT = 'Ada kabar untuk Anda di Titian';

/** Of `badge` Android draws the opaque part alone, in one colour. */
export const ICONS = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' };

const PAGE = '/kabar';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** An address of this origin; that of `/kabar` for every other one. Throws where it is none. */
function ownAddress(address: unknown, origin: string): string {
  const url = new URL(textOf(address) ?? PAGE, origin);
  // Not its path: browsers read the path of `/.//host` as an address of another origin.
  return url.origin === origin ? url.href : origin + PAGE;
}

/** Reads a payload; one that cannot be read shows the sentence without content, and opens `/kabar`. */
export function readPush(payload: string | undefined, origin: string): PushNotice {
  try {
    const { title, body, tag, address } = JSON.parse(payload ?? '') as Record<string, unknown>;
    const shown = textOf(title);
    if (shown) {
      return { title: shown, body: textOf(body), tag: textOf(tag) ?? PAGE, address: ownAddress(address, origin) };
    }
  } catch {
    // It is no JSON, or its address is none.
  }
  return { title: WITHOUT_CONTENT, tag: PAGE, address: origin + PAGE };
}
