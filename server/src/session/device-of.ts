import Bowser from 'bowser';

/** Names that tell a session: versions would identify a person. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** Longer ones belong to no browser. */
const MAX_AGENT_LENGTH = 512;

const BROWSERS: readonly string[] = Object.values(Bowser.BROWSER_MAP);
const SYSTEMS: readonly string[] = Object.values(Bowser.OS_MAP);

/** A name of the list, since an unknown agent's is text of the caller's own. */
const knownIn = (list: readonly string[], name: string | undefined): string | null =>
  name !== undefined && list.includes(name) ? name : null;

/** The browser and the system of a `User-Agent`; null for what is not known. */
export function deviceOf(userAgent: string | undefined): Device {
  if (!userAgent || userAgent.length > MAX_AGENT_LENGTH) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: knownIn(BROWSERS, browser.name), system: knownIn(SYSTEMS, os.name) };
}
