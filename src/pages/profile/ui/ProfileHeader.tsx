import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import EmailIcon from '@mui/icons-material/EmailOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Profile } from '@/entities/profile/candidate';
import { routes } from '@/shared/config';
import { RemoteImage } from '@/shared/ui/media';

/** Width and height of the photo, in pixels. */
const PHOTO_SIZE = 112;

interface ContactProps {
  icon: ComponentType<SvgIconProps>;
  /** What the line is about, for who does not see the icon. */
  label: string;
  value: string | null;
  fallback: string;
}

function Contact({ icon: Icon, label, value, fallback }: ContactProps) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0 }}>
      <Icon titleAccess={label} fontSize="small" sx={{ color: 'primary.main' }} />
      <Typography variant="body2" color={value ? 'textPrimary' : 'textSecondary'} sx={{ overflowWrap: 'anywhere' }}>
        {value ?? fallback}
      </Typography>
    </Box>
  );
}

/** Who the candidate is, and how to reach them. Specification 2, section 2, "Profile page". */
export function ProfileHeader({ profile }: { profile: Profile }) {
  const place = [profile.city?.name, profile.location?.name].filter(Boolean).join(', ') || null;
  return (
    <Card
      sx={{
        p: { xs: 3, md: 4 },
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: 'center',
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
        sx={{ borderRadius: '50%', border: 1, borderColor: 'divider' }}
      />
      <Box sx={{ flexGrow: 1, minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' }}>
        <Typography component="h1" variant="h1">
          {profile.name || 'Nama belum diisi'}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {profile.professionalHeadline ?? 'No headline available'}
        </Typography>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            mt: 2,
            p: 0,
            display: 'flex',
            flexDirection: { xs: 'column', md: 'row' },
            flexWrap: 'wrap',
            columnGap: 3,
            rowGap: 1,
            alignItems: 'center',
          }}
        >
          <Contact icon={EmailIcon} label="E-mail" value={profile.email} fallback="E-mail belum diisi" />
          <Contact icon={PhoneIcon} label="Telepon" value={profile.phoneNumber} fallback="Telepon belum diisi" />
          <Contact icon={PlaceIcon} label="Lokasi" value={place} fallback="Lokasi belum diisi" />
        </Box>
      </Box>
      <Button component={Link} to={routes.application.to()} variant="outlined" sx={{ flexShrink: 0 }}>
        Application Status
      </Button>
    </Card>
  );
}
