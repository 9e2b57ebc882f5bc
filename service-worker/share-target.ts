import type { SharedForm } from './messages';

/** Target of the manifest's share target, and the page that takes what was shared. */
export const SHARE_ACTION = '/bagikan';

/** Milliseconds after which what was shared is forgotten, and the worker may end. */
const KEPT_MS = 60_000;

const textOf = (value: FormDataEntryValue | null): string | null => (typeof value === 'string' ? value : null);

async function readForm(request: Request): Promise<SharedForm> {
  const form = await request.formData();
  const picture = form.get('picture');
  return {
    title: textOf(form.get('title')),
    text: textOf(form.get('text')),
    url: textOf(form.get('url')),
    // A browser sends a file without name and content where none was shared.
    picture: picture instanceof File && picture.size > 0 ? picture : null,
    isPictureLost: false,
  };
}

/**
 * A share to the app: kept in this worker's memory until the page takes it, for neither an address nor a storage may
 * have it. The last one counts. Specification 4, section 14.
 */
export function createShareTarget(keptFor = KEPT_MS) {
  let shared: SharedForm | null = null;
  let count = 0;
  let forget = (): void => undefined;

  return {
    /**
     * @returns `response` leads to the page that takes it; `taken` resolves once that is done, or the time is over: the worker
     *   must not end before
     */
    receive(request: Request): { response: Promise<Response>; taken: Promise<void> } {
      forget();
      const taken = new Promise<void>((resolve) => {
        const timer = setTimeout(() => forget(), keptFor);
        forget = () => {
          clearTimeout(timer);
          shared = null;
          resolve();
        };
      });
      const own = (count += 1);
      const read = readForm(request).then(
        (form) => {
          if (own === count) shared = form;
        },
        // A form that cannot be read: the page says that nothing arrived.
        () => undefined,
      );
      const response = read.then(() => new Response(null, { status: 303, headers: { location: SHARE_ACTION } }));
      return { response, taken };
    },
    /** The share, once; null for nothing. */
    take(): SharedForm | null {
      const taken = shared;
      forget();
      return taken;
    },
  };
}
