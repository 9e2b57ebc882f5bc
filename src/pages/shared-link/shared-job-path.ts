import { toJobPath } from '@/shared/lib/job-path';

/** Input of the share target, under the names of `manifest.webmanifest`; each part may be missing or invalid. */
export interface SharedParts {
  title: string | null;
  text: string | null;
  url: string | null;
}

/** Longest text that is looked through, in characters. */
const MAX_TEXT_LENGTH = 5000;

function jobPathOf(address: string, origin: string): string | null {
  try {
    const url = new URL(address);
    return url.origin === origin ? toJobPath(url.pathname.replace(/\/$/, '')) : null;
  } catch {
    return null;
  }
}

/** A sentence's end is no part of the link before it. */
const withoutPunctuation = (address: string): string => address.replace(/[.,;:!?)\]}>"'*_~]+$/, '');

/**
 * The first vacancy of this site among what was shared to it. Chat apps put a link into the text rather than into `url`.
 * Specification 4, section 11.
 *
 * @param origin the site's own; links to others are passed over
 * @returns a path such as `/jobs/kasir`, or null
 */
export function sharedJobPath({ url, text, title }: SharedParts, origin: string): string | null {
  for (const part of [url, text, title]) {
    for (const [address] of (part ?? '').slice(0, MAX_TEXT_LENGTH).matchAll(/https?:\/\/\S+/gi)) {
      const path = jobPathOf(withoutPunctuation(address), origin);
      if (path) return path;
    }
  }
  return null;
}

/** Search text from a shared text, without links: one line, at most 100 characters; '' for nothing. */
export function sharedWords({ title, text }: SharedParts): string {
  const words = (title?.trim() || text || '').slice(0, MAX_TEXT_LENGTH).replace(/https?:\/\/\S+/gi, ' ');
  return words.replace(/\s+/g, ' ').trim().slice(0, 100);
}

/** The shared text with its lines, and what title and link say beyond it. */
export function sharedText({ title, text, url }: SharedParts): string {
  const body = (text ?? '').replace(/\r\n?/g, '\n').trim();
  const others = [title, url].map((part) => part?.trim() ?? '');
  const [before, after] = others.map((part) => (body.includes(part) ? '' : part));
  return [before, body, after].filter(Boolean).join('\n');
}
