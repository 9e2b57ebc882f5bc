import { useState } from 'react';
import { mediaUrl } from './media-url';
import { DEFAULT_IMAGES, ImageFrame } from './ImageFrame';
import type { ImageFrameProps } from './ImageFrame';

interface RemoteImageProps extends Omit<ImageFrameProps, 'src' | 'onError'> {
  /** As the provider names it: a path, an absolute https address, or nothing. */
  src: string | null | undefined;
}

/** An image of the provider, in reserved room, replaced by a default when it is missing or fails to load. */
export function RemoteImage({ src, ...frame }: RemoteImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const url = mediaUrl(src);
  const shown = url !== null && url !== failed;
  return <ImageFrame {...frame} src={shown ? url : DEFAULT_IMAGES[frame.variant]} onError={() => setFailed(url)} />;
}
