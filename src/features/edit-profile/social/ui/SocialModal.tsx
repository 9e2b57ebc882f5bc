import { SOCIAL_NETWORK_LABELS, useChangeProfileMutation } from '@/entities/profile/candidate';
import type { Profile, SocialNetwork } from '@/entities/profile/candidate';
import { FormDialog, TextInput } from '@/shared/ui/form';
import type { FormProposal } from '@/shared/ui/form';
import { socialSchema, toChange } from '../model/social-form';
import { texts } from '../texts';

const EXAMPLES: Record<SocialNetwork, string> = {
  linkedin: `https://www.linkedin.com/in/${texts.exampleNames.linkedin}`,
  instagram: `https://www.instagram.com/${texts.exampleNames.instagram}`,
};

interface SocialModalProps {
  profile: Profile;
  network: SocialNetwork;
  onClose: () => void;
  /** Values of a file, to check and save. */
  proposal?: FormProposal<Record<string, string>>;
}

/** Changes the link of one network. Specification 2, sections 2 and 5, "Media Sosial". */
export function SocialModal({ profile, network, onClose, proposal }: SocialModalProps) {
  const [change] = useChangeProfileMutation();
  const link = profile[network];
  return (
    <FormDialog<Record<string, string>>
      title={link ? texts.change : texts.add}
      initialValues={{ [network]: link ?? '' }}
      version={profile.version}
      draft={{ form: 'social', record: network }}
      proposal={proposal}
      schema={socialSchema(network)}
      successTitle={link ? texts.changed : texts.added}
      failureMessage={texts.failed}
      onSave={(values, version) => change({ change: toChange(network, values[network] ?? ''), version }).unwrap()}
      onClose={onClose}
    >
      <TextInput
        name={network}
        label={texts.address(SOCIAL_NETWORK_LABELS[network])}
        type="url"
        inputMode="url"
        helperText={texts.example(EXAMPLES[network])}
      />
    </FormDialog>
  );
}
