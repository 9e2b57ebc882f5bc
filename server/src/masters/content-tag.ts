import { createHash } from 'node:crypto';

/**
 * An `ETag` made from the content itself, so that it outlives a restart and is the same on every server. It is weak
 * because compression may change the bytes on their way.
 */
export function contentTag(body: string | Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url')}"`;
}

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, '');

/** True when an `If-None-Match` header names the tag, by weak comparison (RFC 9110, section 13.1.2). */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => withoutWeakness(candidate) === withoutWeakness(tag));
}
