import { useId, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import InstagramIcon from '@mui/icons-material/Instagram';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import IconButton from '@mui/material/IconButton';
import { SOCIAL_NETWORKS, SOCIAL_NETWORK_LABELS, useClearProfileMutation } from '@/entities/profile/candidate';
import type { Profile, SocialNetwork } from '@/entities/profile/candidate';
import { useFocusAfterClose } from '@/shared/lib/focus';
import { useRequestedForm } from '@/shared/lib/forms';
import { logFailure } from '@/shared/lib/logging';
import { toLinkAddress } from '@/shared/lib/web-address';
import { Card } from '@/shared/ui/Card';
import { ConfirmDialog, lazyDialog } from '@/shared/ui/dialog';
import { ExternalLink } from '@/shared/ui/ExternalLink';
import { DraftAlert } from '@/shared/ui/record';
import { useToast } from '@/shared/ui/toast';
import { texts } from '../texts';

const ICONS = { linkedin: LinkedInIcon, instagram: InstagramIcon };

interface SocialLinkProps {
  network: SocialNetwork;
  link: string | null;
  onEdit: () => void;
  /**
   * Gets the button that the focus may go to once the link is deleted: the one that deletes it cannot be pressed then.
   */
  onDelete: (editButton: HTMLElement | null) => void;
}

/**
 * One network's link as an entry of a list, or that there is none. What is no web address is shown as text.
 * Specification 2, section 2.
 */
function SocialLink({ network, link, onEdit, onDelete }: SocialLinkProps) {
  const label = SOCIAL_NETWORK_LABELS[network];
  const address = toLinkAddress(link);
  const NetworkIcon = ICONS[network];
  const editButton = useRef<HTMLButtonElement>(null);
  return (
    <li>
      <div className="social-row">
        <span className="social-icon">
          <NetworkIcon />
        </span>
        <div className="social-link">
          <p className="social-network">{label}</p>
          {link === null && (
            <p className="social-none" lang="en">
              {texts.noLink(network)}
            </p>
          )}
          {link !== null && !address && <p>{link}</p>}
          {link !== null && address && <ExternalLink href={address}>{link}</ExternalLink>}
        </div>
        <div className="social-actions">
          <IconButton ref={editButton} aria-label={texts.edit(label)} onClick={onEdit}>
            <EditOutlinedIcon fontSize="small" />
          </IconButton>
          <IconButton
            aria-label={texts.delete(label)}
            disabled={link === null}
            onClick={() => onDelete(editButton.current)}
          >
            <DeleteOutlinedIcon fontSize="small" />
          </IconButton>
        </div>
      </div>
      <DraftAlert form="social" record={network} opener={editButton} onContinue={onEdit} />
    </li>
  );
}

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
