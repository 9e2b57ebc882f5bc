import type { ComponentProps } from 'react';
import { useCapability } from '@/entities/capability';
import { ThinProfileAlert } from '@/features/complete-profile';
import { PushPrompt } from '@/features/push-news';

/** Advice, and the question about news on the phone; nothing when the provider has the specified calls only. */
export function AppliedNotice(props: ComponentProps<typeof ThinProfileAlert>) {
  const tells = useCapability('applicationPreview');
  const pushes = useCapability('webPush');
  return (
    <>
      {tells && <ThinProfileAlert {...props} />}
      {pushes && !props.isQuiet && <PushPrompt key={props.job} job={props.job} />}
    </>
  );
}
