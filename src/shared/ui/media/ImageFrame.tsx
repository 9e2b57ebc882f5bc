import type { CSSProperties } from 'react';
import { EMPTY_IMAGE, useImagesWait } from '@/shared/lib/connection';
import defaultAvatar from './default-avatar.svg';
import defaultBanner from './default-banner.svg';
import defaultLogo from './default-logo.svg';

/** Replaces an image that is missing or fails to load. Specification 1, section 8. */
export const DEFAULT_IMAGES = { avatar: defaultAvatar, banner: defaultBanner, logo: defaultLogo } as const;

export interface ImageFrameProps {
  src: string;
  /** Empty for an image that a text beside it already names. */
  alt: string;
  variant: keyof typeof DEFAULT_IMAGES;
  /** Size of the room that is reserved, in pixels, or any CSS length. */
  width: number | string;
  height: number | string;
  style?: CSSProperties;
  /** For an image that is seen first; others wait until they come near the screen. */
  eager?: boolean;
  onError?: () => void;
}

/**
 * An image in reserved room, a tint until the image is there and where data is saved. A plain element: lists show many.
 */
export function ImageFrame({ src, alt, variant, width, height, style, eager = false, onError }: ImageFrameProps) {
  const isWaiting = useImagesWait();
  const imageStyle = {
    width,
    height,
    flexShrink: 0,
    display: 'block',
    objectFit: variant === 'logo' ? 'contain' : 'cover',
    backgroundColor: 'var(--mui-palette-action-hover)',
    ...style,
  } as const;
  return (
    <img
      src={isWaiting ? EMPTY_IMAGE : src}
      loading={eager || isWaiting ? 'eager' : 'lazy'}
      decoding="async"
      onError={onError}
      alt={alt}
      style={imageStyle}
    />
  );
}
