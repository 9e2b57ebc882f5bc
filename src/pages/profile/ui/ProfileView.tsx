import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import type { Profile } from '@/entities/profile/candidate';
import type { Remedy } from '@/features/complete-profile';
import { HeadlineModal } from '@/features/edit-profile/headline';
import { PersonalInformationModal } from '@/features/edit-profile/personal-information';
import { useRequestedForm } from '@/shared/lib/forms';
import { Block } from '@/shared/ui/feedback';
import { RemoteImage } from '@/shared/ui/media';
import { DraftAlert } from '@/shared/ui/record';
import { useProfileTab } from '../model/profile-tabs';
import { texts } from '../texts';
import { Completeness } from './Completeness';
import { ProfileColumn, HeaderCard } from './layout';
import { PROFILE_PANEL_ID, ProfileTabs } from './ProfileTabs';
import { BackgroundTab, DocumentsTab, PersonalInformationTab, PreferencesTab } from './tabs';

interface ProfileHeaderProps {
  profile: Profile;
  onEdit: () => void;
  /** How complete the profile is. */
  children: ReactNode;
}

/** Photo, name, headline and about text of the candidate. Specification 2, section 2, "Profile page". */
function ProfileHeader({ profile, onEdit, children }: ProfileHeaderProps) {
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

/** The whole profile of a candidate, once it is there. Specification 2, section 2. */
export function ProfileView({ profile }: { profile: Profile }) {
  const [tab, chooseTab] = useProfileTab();
  const [opened, setOpened] = useState<'headline' | 'personal-information' | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = () => setOpened(null);

  const handleRemedy = (remedy: Remedy) => {
    if ('modal' in remedy) {
      setOpened(remedy.modal);
      return;
    }
    chooseTab(remedy.tab);
    panel.current?.focus();
  };
  const editPersonalInformation = () => setOpened('personal-information');
  useRequestedForm('headline', () => setOpened('headline'));
  useRequestedForm('personal-information', editPersonalInformation);

  return (
    <ProfileColumn>
      <Block what="the profile's header" shows={[profile]}>
        <ProfileHeader profile={profile} onEdit={() => setOpened('headline')}>
          <Block what="the profile's completeness" shows={[profile]}>
            <Completeness profile={profile} onRemedy={handleRemedy} />
          </Block>
        </ProfileHeader>
      </Block>
      <ProfileTabs value={tab} onChoose={chooseTab} />
      <ProfileColumn
        ref={panel}
        id={PROFILE_PANEL_ID}
        role="tabpanel"
        aria-label={texts.tabs[tab]}
        tabIndex={-1}
        style={{ minHeight: 320, scrollMarginTop: 88 }}
      >
        <Block what="a tab of the profile" shows={[tab, profile]}>
          {tab === 'informasi-pribadi' && <PersonalInformationTab profile={profile} onEdit={editPersonalInformation} />}
          {tab === 'latar-belakang' && <BackgroundTab />}
          {tab === 'minat-preferensi' && <PreferencesTab profile={profile} />}
          {tab === 'cv-portofolio' && <DocumentsTab />}
        </Block>
      </ProfileColumn>
      {opened === 'headline' && <HeadlineModal profile={profile} onClose={close} />}
      {opened === 'personal-information' && <PersonalInformationModal profile={profile} onClose={close} />}
    </ProfileColumn>
  );
}
