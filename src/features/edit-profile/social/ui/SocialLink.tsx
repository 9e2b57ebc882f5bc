import { useRef } from 'react';
import { SOCIAL_NETWORK_LABELS, toLinkAddress } from '@/entities/profile/candidate';
import type { SocialNetwork } from '@/entities/profile/candidate';
import { IconButton } from '@/shared/ui/button';
import { FilledIcon, filledIcons } from '@/shared/ui/filled-icon';
import { DraftNotice } from '@/shared/ui/record';
import { OutsideLink } from '@/shared/ui/text';
import { texts } from '../texts';

const ICONS = {
  linkedin:
    'M19 3a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h14m-.5 15.5v-5.3a3.26 3.26 0 0 0-3.26-3.26c-.85 0-1.84.52-2.32 1.3v-1.11h-2.79v8.37h2.79v-4.93c0-.77.62-1.4 1.39-1.4a1.4 1.4 0 0 1 1.4 1.4v4.93h2.79M6.88 8.56a1.68 1.68 0 0 0 1.68-1.68c0-.93-.75-1.69-1.68-1.69a1.69 1.69 0 0 0-1.69 1.69c0 .93.76 1.68 1.69 1.68m1.39 9.94v-8.37H5.5v8.37h2.77z',
  instagram:
    'M7.8 2h8.4C19.4 2 22 4.6 22 7.8v8.4a5.8 5.8 0 0 1-5.8 5.8H7.8C4.6 22 2 19.4 2 16.2V7.8A5.8 5.8 0 0 1 7.8 2m-.2 2A3.6 3.6 0 0 0 4 7.6v8.8C4 18.39 5.61 20 7.6 20h8.8a3.6 3.6 0 0 0 3.6-3.6V7.6C20 5.61 18.39 4 16.4 4H7.6m9.65 1.5a1.25 1.25 0 0 1 1.25 1.25A1.25 1.25 0 0 1 17.25 8 1.25 1.25 0 0 1 16 6.75a1.25 1.25 0 0 1 1.25-1.25M12 7a5 5 0 0 1 5 5 5 5 0 0 1-5 5 5 5 0 0 1-5-5 5 5 0 0 1 5-5m0 2a3 3 0 0 0-3 3 3 3 0 0 0 3 3 3 3 0 0 0 3-3 3 3 0 0 0-3-3z',
} as const;

interface SocialLinkProps {
  network: SocialNetwork;
  link: string | null;
  onEdit: () => void;
  /** Gets the button that the focus may go to once the link is deleted: the one that deletes it cannot be pressed then. */
  onDelete: (editButton: HTMLElement | null) => void;
}

/**
 * One network's link as an entry of a list, or that there is none. What is no web address is shown as text.
 * Specification 2, section 2.
 */
export function SocialLink({ network, link, onEdit, onDelete }: SocialLinkProps) {
  const label = SOCIAL_NETWORK_LABELS[network];
  const address = toLinkAddress(link);
  const editButton = useRef<HTMLButtonElement>(null);
  return (
    <li>
      <div className="social-row">
        <span className="social-icon">
          <FilledIcon path={ICONS[network]} size={24} />
        </span>
        <div className="social-link">
          <p className="social-network">{label}</p>
          {link === null && (
            <p className="social-none" lang="en">
              {texts.noLink(network)}
            </p>
          )}
          {link !== null && !address && <p>{link}</p>}
          {link !== null && address && <OutsideLink address={address}>{link}</OutsideLink>}
        </div>
        <div className="social-actions">
          <IconButton ref={editButton} aria-label={texts.edit(label)} onClick={onEdit}>
            <FilledIcon path={filledIcons.edit} size={20} />
          </IconButton>
          <IconButton
            aria-label={texts.delete(label)}
            disabled={link === null}
            onClick={() => onDelete(editButton.current)}
          >
            <FilledIcon path={filledIcons.delete} size={20} />
          </IconButton>
        </div>
      </div>
      <DraftNotice form="social" record={network} opener={editButton} onContinue={onEdit} />
    </li>
  );
}
