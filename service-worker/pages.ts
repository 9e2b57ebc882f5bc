/**
 * Addresses that are no page's: of the provider, of images and built files, and those that crawlers and operators ask
 * for. They get the network's own answer, or none.
 */
export const NO_PAGES = [
  /^\/(api|media|assets)(\/|\?|$)/,
  /^\/(robots\.txt|sitemap[^/]*\.xml|sw\.js|healthz|readyz|metrics)(\?|$)/,
];

/** How long a page may take to come from the network when its shell is at hand, in milliseconds. */
const PATIENCE = 3000;

interface Sources {
  /** The page from the network. */
  network: Promise<Response>;
  /** The shell that is kept, or undefined for none. */
  shell: () => Promise<Response | undefined>;
  patience?: number;
}

const isUsable = (response: Response | undefined): response is Response =>
  response !== undefined && response.status < 500;

/**
 * The page from the network where it comes in time, since that is the newest build and a job's page has a head of its
 * own; otherwise the shell. A server that is down, or a proxy that says so in HTML of its own, counts as no answer.
 *
 * @throws what the network threw, when there is no shell either
 */
export async function pageOrShell({ network, shell, patience = PATIENCE }: Sources): Promise<Response> {
  const answered = network.catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patience, undefined);
  });
  const inTime = await Promise.race([answered, late]);
  clearTimeout(timer);
  if (isUsable(inTime)) return inTime;
  return (await shell()) ?? network;
}
