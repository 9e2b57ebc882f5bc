import type { ComponentProps } from 'react';
import { useCapability } from '@/entities/capability';
import { ThinProfileAlert } from '@/features/complete-profile';

/** What is told; nothing where the provider has the documents' calls alone. */
export function Told(props: ComponentProps<typeof ThinProfileAlert>) {
  return useCapability('applicationPreview') ? <ThinProfileAlert {...props} /> : null;
}
