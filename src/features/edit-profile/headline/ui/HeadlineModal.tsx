import { useState } from 'react';
import { useSaveHeadlineMutation } from '@/entities/profile/candidate';
import type { Profile } from '@/entities/profile/candidate';
import { FormDialog, TextAreaInput, TextInput } from '@/shared/ui/form';
import type { FormProposal } from '@/shared/ui/form';
import { MAX_ABOUT_LENGTH, headlineSchema, toFirstValues } from '../model/headline-form';
import type { HeadlineForm } from '../model/headline-form';
import { texts } from '../texts';
import { PhotoInput } from './PhotoInput';

interface HeadlineModalProps {
  profile: Profile;
  onClose: () => void;
  /** Values of a file, to check and save. */
  proposal?: FormProposal<HeadlineForm>;
}

/** Changes photo, name, headline and about text. Specification 2, sections 2 and 5, "Profil". */
export function HeadlineModal({ profile, onClose, proposal }: HeadlineModalProps) {
  const [save] = useSaveHeadlineMutation();
  const [photoProblem, setPhotoProblem] = useState<string | null>(null);
  return (
    <FormDialog
      title={texts.title}
      initialValues={toFirstValues(profile)}
      version={profile.version}
      draft={{ form: 'headline', record: 'profile' }}
      proposal={proposal}
      schema={headlineSchema}
      successTitle={texts.saved}
      failureMessage={texts.failed}
      blockedBy={() => (photoProblem === null ? [] : ['image'])}
      onSave={(values, version) => save({ fields: headlineSchema.cast(values), version }).unwrap()}
      onClose={onClose}
    >
      <PhotoInput stored={profile.image} problem={photoProblem} onProblem={setPhotoProblem} />
      <TextInput name="name" label={texts.name} autoComplete="name" />
      <TextInput name="professionalHeadline" label={texts.headline} helperText={texts.headlineExample} />
      <TextAreaInput name="about" label={texts.about} maxLength={MAX_ABOUT_LENGTH} />
    </FormDialog>
  );
}
