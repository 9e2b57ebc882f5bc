/** Content of a notification, and the address that it leads to. Specification 4, section 13. */
interface PushNotice {
  title: string;
  body?: string | undefined;
  /** A notification with the same tag is replaced. */
  tag: string;
  /** Path of this origin. */
  address: string;
}

/** The sentence without content. */
export const WITHOUT_CONTENT = 'Ada kabar untuk Anda di Titian';

const PAGE = '/kabar';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** A path of this origin; `/kabar` for every other address. Throws where it is none. */
function pathOf(address: unknown, origin: string): string {
  const url = new URL(textOf(address) ?? PAGE, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : PAGE;
}

/** Reads a payload; one that cannot be read shows the sentence without content, and opens `/kabar`. */
export function readPush(payload: string | undefined, origin: string): PushNotice {
  try {
    const { title, body, tag, address } = JSON.parse(payload ?? '') as Record<string, unknown>;
    const shown = textOf(title);
    if (shown) return { title: shown, body: textOf(body), tag: textOf(tag) ?? PAGE, address: pathOf(address, origin) };
  } catch {
    // It is no JSON, or its address is none.
  }
  return { title: WITHOUT_CONTENT, tag: PAGE, address: PAGE };
}
