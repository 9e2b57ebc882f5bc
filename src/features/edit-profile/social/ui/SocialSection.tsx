import { useId, useRef, useState } from 'react';
import { SOCIAL_NETWORKS, SOCIAL_NETWORK_LABELS, useClearProfileMutation } from '@/entities/profile/candidate';
import type { Profile, SocialNetwork } from '@/entities/profile/candidate';
import { Card } from '@/shared/ui/Card';
import { useFocusAfterClose } from '@/shared/lib/focus';
import { useRequestedForm } from '@/shared/lib/forms';
import { ConfirmDialog, lazyDialog } from '@/shared/ui/dialog';
import { logFailure } from '@/shared/lib/logging';
import { styled } from '@mui/material/styles';
import { useToast } from '@/shared/ui/toast';
import { texts } from '../texts';
import { SocialLink } from './SocialLink';

/** The modal in a chunk of its own, fetched when it opens. */
export const SocialModal = lazyDialog(async () => (await import('./SocialModal')).SocialModal);

const Frame = styled(Card)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ul: { margin: theme.spacing(1, 0, 0), padding: 0, listStyle: 'none' },
    li: { paddingBlock: 8 },
    'li + li': { borderTop: `1px solid ${palette.divider}` },
    '.social-row': { display: 'flex', alignItems: 'center', gap: 12 },
    '.social-icon': { display: 'flex', color: palette.primary.main },
    '.social-link': { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '.social-link > p': { margin: 0 },
    '.social-network': theme.typography.body2,
    '.social-network, .social-none': { color: palette.text.secondary },
    '.social-actions': { display: 'flex', flexShrink: 0 },
  };
});

type Opened = { what: 'edit' | 'delete'; network: SocialNetwork } | null;

/** The candidate's social links, each with Edit and Delete. Specification 2, section 2. */
export function SocialSection({ profile }: { profile: Profile }) {
  const [opened, setOpened] = useState<Opened>(null);
  const [clear] = useClearProfileMutation();
  const editButton = useRef<HTMLElement>(null);
  const focusAfterClose = useFocusAfterClose(opened !== null);
  const { showSuccess, showError } = useToast();
  const titleId = useId();
  const close = () => setOpened(null);
  useRequestedForm('social', () => setOpened({ what: 'edit', network: SOCIAL_NETWORKS[0] }));

  const handleDelete = async (network: SocialNetwork) => {
    try {
      showSuccess((await clear([network]).unwrap()) ?? texts.deleted);
      focusAfterClose(editButton.current);
    } catch (error) {
      logFailure('a social link could not be deleted', error);
      // The one sentence for every failure here. Specification 2, section 8.
      showError(texts.deleteFailed);
    }
    close();
  };

  return (
    <Frame aria-labelledby={titleId}>
      <div className="card-head">
        <h2 id={titleId}>{texts.title}</h2>
      </div>
      <ul>
        {SOCIAL_NETWORKS.map((network) => (
          <SocialLink
            key={network}
            network={network}
            link={profile[network]}
            onEdit={() => setOpened({ what: 'edit', network })}
            onDelete={(button) => {
              editButton.current = button;
              setOpened({ what: 'delete', network });
            }}
          />
        ))}
      </ul>
      {opened?.what === 'edit' && <SocialModal profile={profile} network={opened.network} onClose={close} />}
      {opened?.what === 'delete' && (
        <ConfirmDialog
          title={texts.confirmDelete}
          text={SOCIAL_NETWORK_LABELS[opened.network]}
          onConfirm={() => handleDelete(opened.network)}
          onClose={close}
        />
      )}
    </Frame>
  );
}
