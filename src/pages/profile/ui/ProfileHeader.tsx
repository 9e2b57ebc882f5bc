import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Profile } from '@/entities/profile/candidate';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { RemoteImage } from '@/shared/ui/media';
import { DraftAlert } from '@/shared/ui/record';
import { texts } from '../texts';
import { HeaderCard } from './layout';

interface ProfileHeaderProps {
  profile: Profile;
  onEdit: () => void;
  /** How complete the profile is. */
  children: ReactNode;
}

/** Photo, name, headline and about text of the candidate. Specification 2, section 2, "Profile page". */
export function ProfileHeader({ profile, onEdit, children }: ProfileHeaderProps) {
  const editButton = useRef<HTMLButtonElement>(null);
  return (
    <HeaderCard component="div">
      <RemoteImage
        variant="avatar"
        src={profile.image}
        alt=""
        width="var(--photo)"
        height="var(--photo)"
        style={{ borderRadius: '50%', border: '1px solid var(--mui-palette-divider)' }}
      />
      <div className="header-text">
        <h1>{profile.name || texts.noName}</h1>
        <p className="header-headline">{profile.professionalHeadline ?? <span lang="en">{texts.noHeadline}</span>}</p>
        <DraftAlert form="headline" record="profile" opener={editButton} onContinue={onEdit} />
      </div>
      {profile.about && <p className="header-about">{profile.about}</p>}
      <Button
        ref={editButton}
        variant="outlined"
        startIcon={<EditOutlinedIcon />}
        aria-label={texts.editProfile}
        onClick={onEdit}
        className="header-edit"
      >
        {texts.edit}
      </Button>
      <div className="header-rest">{children}</div>
    </HeaderCard>
  );
}
