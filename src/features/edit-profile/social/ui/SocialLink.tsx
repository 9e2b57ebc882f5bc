import { useRef } from 'react';
import { SOCIAL_NETWORK_LABELS } from '@/entities/profile/candidate';
import type { SocialNetwork } from '@/entities/profile/candidate';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import InstagramIcon from '@mui/icons-material/Instagram';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import IconButton from '@mui/material/IconButton';
import { DraftAlert } from '@/shared/ui/record';
import { toLinkAddress } from '@/shared/lib/web-address';
import { ExternalLink } from '@/shared/ui/ExternalLink';
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
export function SocialLink({ network, link, onEdit, onDelete }: SocialLinkProps) {
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
