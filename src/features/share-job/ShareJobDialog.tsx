import { useRef } from 'react';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import FacebookIcon from '@mui/icons-material/Facebook';
import InstagramIcon from '@mui/icons-material/Instagram';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import MusicNoteIcon from '@mui/icons-material/MusicNote';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import XIcon from '@mui/icons-material/X';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCapability } from '@/entities/capability';
import { routes } from '@/shared/config';
import DialogContent from '@mui/material/DialogContent';
import { ModalDialog } from '@/shared/ui/dialog';
import { TextField } from '@/shared/ui/field';
import { useToast } from '@/shared/ui/toast';
import { copyText, SHARE_NETWORKS, shareText } from './share';
import type { SharedJob } from './share';
import { texts } from './texts';

const ICONS = {
  Instagram: InstagramIcon,
  Twitter: XIcon,
  Facebook: FacebookIcon,
  TikTok: MusicNoteIcon,
  LinkedIn: LinkedInIcon,
  WhatsApp: WhatsAppIcon,
} as const;

interface ShareJobDialogProps {
  job: SharedJob;
  onClose: () => void;
}

/** The dialog 'Share This Job': six networks, the link and a button to copy it. Specification 1, section 2. */
export function ShareJobDialog({ job, onClose }: ShareJobDialogProps) {
  const { showSuccess, showError } = useToast();
  const field = useRef<HTMLInputElement>(null);
  // The recipient of the link can read the vacancy at once when the provider serves it publicly. Specification 4, section 4.
  const isPublic = useCapability('publicJobs');
  const link = `${window.location.origin}${(isPublic ? routes.publicJob : routes.job).to(job.slug)}`;
  const text = isPublic ? shareText(job) : undefined;

  async function handleCopy() {
    if (field.current && (await copyText(field.current))) showSuccess(texts.copied);
    else showError(texts.copyFailed);
  }

  return (
    <ModalDialog title={texts.title} maxWidth="xs" onClose={onClose}>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {job.title}
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1, mb: 2.5 }}>
          {SHARE_NETWORKS.map(({ name, toShareUrl }) => {
            const Icon = ICONS[name];
            return (
              <Button
                key={name}
                variant="outlined"
                color="inherit"
                href={toShareUrl(link, text)}
                target="_blank"
                rel="noopener noreferrer"
                sx={{ flexDirection: 'column', gap: 0.5, px: 1, py: 1.5, fontWeight: 600, borderColor: 'divider' }}
              >
                <Icon aria-hidden color="primary" />
                {name}
              </Button>
            );
          })}
        </Box>
        <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, alignItems: { sm: 'center' }, gap: 1 }}>
          <TextField
            name="link"
            label={texts.link}
            value={link}
            readOnly
            margin="none"
            inputRef={field}
            onFocus={({ target }) => target.select()}
          />
          <Button
            variant="contained"
            startIcon={<ContentCopyIcon />}
            onClick={() => void handleCopy()}
            sx={{ flexShrink: 0 }}
          >
            {texts.copy}
          </Button>
        </Box>
      </DialogContent>
    </ModalDialog>
  );
}
