import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import InstagramIcon from '@mui/icons-material/Instagram';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { SOCIAL_NETWORK_LABELS, toLinkAddress } from '@/entities/profile/candidate';
import type { SocialNetwork } from '@/entities/profile/candidate';
import { texts } from '../texts';

const ICONS = { linkedin: LinkedInIcon, instagram: InstagramIcon } as const;

interface SocialLinkProps {
  network: SocialNetwork;
  link: string | null;
  onEdit: () => void;
  onDelete: () => void;
}

/** One network's link, or that there is none. What is no web address is shown as text. Specification 2, section 2. */
export function SocialLink({ network, link, onEdit, onDelete }: SocialLinkProps) {
  const Icon = ICONS[network];
  const label = SOCIAL_NETWORK_LABELS[network];
  const address = toLinkAddress(link);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Icon aria-hidden sx={{ color: 'primary.main', flexShrink: 0 }} />
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" color="textSecondary">
          {label}
        </Typography>
        {link === null && (
          <Typography lang="en" color="textSecondary">
            {texts.noLink(network)}
          </Typography>
        )}
        {link !== null && !address && <Typography>{link}</Typography>}
        {link !== null && address && (
          <Link href={address} target="_blank" rel="noopener noreferrer" sx={{ display: 'inline-block', py: 0.25 }}>
            {link}
          </Link>
        )}
      </Box>
      <Box sx={{ flexShrink: 0, display: 'flex' }}>
        <IconButton aria-label={texts.edit(label)} onClick={onEdit}>
          <EditIcon fontSize="small" />
        </IconButton>
        <IconButton aria-label={texts.delete(label)} disabled={link === null} onClick={onDelete}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
