import type { ComponentProps } from 'react';
import { useCapability } from '@/entities/capability';
import { ThinProfileAlert } from '@/features/complete-profile';

/** Advice; nothing when the provider has the specified calls only. */
export function AppliedNotice(props: ComponentProps<typeof ThinProfileAlert>) {
  return useCapability('applicationPreview') ? <ThinProfileAlert {...props} /> : null;
}
