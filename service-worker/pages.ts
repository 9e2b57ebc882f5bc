/**
 * Addresses that are no page's: of the provider, of images and built files, and those that crawlers and operators
 * request. They get the network's own response, or none.
 */
export const NO_PAGES = [
  /^\/(api|media|assets|berhenti-email)(\/|\?|$)/,
  /^\/(robots\.txt|sitemap[^/]*\.xml|sw\.js|healthz|readyz|metrics)(\?|$)/,
];

/** How long a page may take to come from the network when its shell is at hand. */
const TIMEOUT_MS = 3000;

interface Sources {
  /** The page from the network. */
  network: Promise<Response>;
  /** The cached shell, or undefined for none. */
  shell: () => Promise<Response | undefined>;
  timeout?: number;
}

const isUsable = (response: Response | undefined): response is Response =>
  response !== undefined && response.status < 500;

/**
 * The page from the network where it comes in time, since that is the newest build and a job's page has a head of its
 * own; otherwise the shell. A server that is down, or a proxy that says so in HTML of its own, counts as no response.
 *
 * @throws what the network threw, when there is no shell either
 */
export async function pageOrShell({ network, shell, timeout = TIMEOUT_MS }: Sources): Promise<Response> {
  const response = network.catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timeout, undefined);
  });
  const early = await Promise.race([response, late]);
  clearTimeout(timer);
  if (isUsable(early)) return early;
  return (await shell()) ?? network;
}
