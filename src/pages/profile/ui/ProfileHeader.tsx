import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Profile } from '@/entities/profile/candidate';
import { FilledIcon, filledIcons } from '@/shared/ui/filled-icon';
import { RemoteImage } from '@/shared/ui/media';
import { texts } from '../texts';

/** Width and height of the photo, in pixels. */
const PHOTO_SIZE = 112;

interface ProfileHeaderProps {
  profile: Profile;
  onEdit: () => void;
}

/** Who the candidate is: photo, name, headline and the text about them. Specification 2, section 2, "Profile page". */
export function ProfileHeader({ profile, onEdit }: ProfileHeaderProps) {
  return (
    <Card
      sx={{
        p: { xs: 3, md: 4 },
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: { xs: 'center', md: 'flex-start' },
        gap: { xs: 2, md: 4 },
        textAlign: { xs: 'center', md: 'left' },
      }}
    >
      <RemoteImage
        kind="avatar"
        src={profile.image}
        alt=""
        width={PHOTO_SIZE}
        height={PHOTO_SIZE}
        style={{ borderRadius: '50%', border: '1px solid var(--mui-palette-divider)' }}
      />
      <Box sx={{ flexGrow: 1, minWidth: 0, maxWidth: '100%', alignSelf: 'center', overflowWrap: 'anywhere' }}>
        <Typography component="h1" variant="h1">
          {profile.name || texts.noName}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {profile.professionalHeadline ?? <span lang="en">{texts.noHeadline}</span>}
        </Typography>
        {profile.about && (
          <Typography sx={{ mt: 1.5, maxWidth: '70ch', whiteSpace: 'pre-line' }}>{profile.about}</Typography>
        )}
      </Box>
      <Button
        variant="outlined"
        startIcon={<FilledIcon path={filledIcons.edit} />}
        aria-label={texts.editProfile}
        onClick={onEdit}
        sx={{ flexShrink: 0 }}
      >
        {texts.edit}
      </Button>
    </Card>
  );
}
