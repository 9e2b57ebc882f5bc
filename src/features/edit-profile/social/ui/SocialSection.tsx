import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { SOCIAL_NETWORKS, SOCIAL_NETWORK_LABELS, useClearProfileMutation } from '@/entities/profile/candidate';
import type { Profile, SocialNetwork } from '@/entities/profile/candidate';
import { ConfirmDialog, lazyDialog } from '@/shared/ui/dialog';
import { logFailure } from '@/shared/lib/logging';
import { useToast } from '@/shared/ui/toast';
import { texts } from '../texts';
import { SocialLink } from './SocialLink';

const SocialModal = lazyDialog(async () => (await import('./SocialModal')).SocialModal);

type Opened = { what: 'edit' | 'delete'; network: SocialNetwork } | null;

/** The candidate's social links, each with Edit and Delete. Specification 2, section 2. */
export function SocialSection({ profile }: { profile: Profile }) {
  const [opened, setOpened] = useState<Opened>(null);
  const [clear] = useClearProfileMutation();
  const { showSuccess, showError } = useToast();
  const titleId = useId();
  const close = () => setOpened(null);

  const handleDelete = async (network: SocialNetwork) => {
    try {
      showSuccess((await clear([network]).unwrap()) ?? texts.deleted);
    } catch (error) {
      logFailure('a social link could not be deleted', error);
      // The one sentence for every failure here. Specification 2, section 8.
      showError(texts.deleteFailed);
    }
    close();
  };

  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={titleId} component="h2" variant="h4">
        {texts.title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {SOCIAL_NETWORKS.map((network) => (
          <SocialLink
            key={network}
            network={network}
            link={profile[network]}
            onEdit={() => setOpened({ what: 'edit', network })}
            onDelete={() => setOpened({ what: 'delete', network })}
          />
        ))}
      </Box>
      {opened?.what === 'edit' && <SocialModal profile={profile} network={opened.network} onClose={close} />}
      {opened?.what === 'delete' && (
        <ConfirmDialog
          title={texts.confirmDelete}
          text={SOCIAL_NETWORK_LABELS[opened.network]}
          onConfirm={() => handleDelete(opened.network)}
          onClose={close}
        />
      )}
    </Card>
  );
}
