/** Content of a notification, and the address that it leads to. Specification 4, section 13. */
interface PushNotice {
  title: string;
  body: string | undefined;
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

/** A path of this origin; `/kabar` for every other address. */
function pathOf(address: unknown, origin: string): string {
  const url =
    textOf(address)?.startsWith('/') && URL.canParse(String(address), origin) ? new URL(String(address), origin) : null;
  return url?.origin === origin ? url.pathname + url.search + url.hash : PAGE;
}

/** Reads a payload; one that cannot be read shows the sentence without content, and opens `/kabar`. */
export function readPush(payload: string | undefined, origin: string): PushNotice {
  let content: Record<string, unknown> | null;
  try {
    content = JSON.parse(payload ?? '') as Record<string, unknown> | null;
  } catch {
    content = null;
  }
  const title = textOf(content?.title);
  if (title === undefined) return { title: WITHOUT_CONTENT, body: undefined, tag: PAGE, address: PAGE };
  const { body, tag, address } = content ?? {};
  return { title, body: textOf(body), tag: textOf(tag) ?? PAGE, address: pathOf(address, origin) };
}
