import { useState } from 'react';
import type { CSSProperties } from 'react';
import { mediaUrl } from '@/shared/lib/media';
import defaultAvatar from './default-avatar.svg';
import defaultBanner from './default-banner.svg';
import defaultLogo from './default-logo.svg';

const DEFAULTS = { avatar: defaultAvatar, banner: defaultBanner, logo: defaultLogo } as const;

interface RemoteImageProps {
  /** As the provider names it: a path, an absolute https address, or nothing. */
  src: string | null | undefined;
  /** Empty for an image that a text beside it already names. */
  alt: string;
  /** Which default takes the place of an image that is missing or fails to load. Specification 1, section 8. */
  kind: keyof typeof DEFAULTS;
  /** Size of the room that is reserved, in pixels, or any CSS length. */
  width: number | string;
  height: number | string;
  style?: CSSProperties;
}

/**
 * An image of the provider, in reserved room, replaced by a default when it is missing or fails to load. A plain element:
 * lists show many.
 */
export function RemoteImage({ src, alt, kind, width, height, style }: RemoteImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const url = mediaUrl(src);
  const shown = url !== null && url !== failed;
  const look = {
    width,
    height,
    flexShrink: 0,
    display: 'block',
    objectFit: kind === 'logo' ? 'contain' : 'cover',
    // Logos are drawn for white paper.
    ...(kind === 'logo' && { backgroundColor: 'var(--mui-palette-common-white)' }),
    ...style,
  } as const;
  return (
    <img
      src={shown ? url : DEFAULTS[kind]}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(url)}
      alt={alt}
      style={look}
    />
  );
}
