import { useState } from 'react';
import { useSaveHeadlineMutation } from '@/entities/profile/candidate';
import type { Profile } from '@/entities/profile/candidate';
import { FormDialog, TextAreaInput, TextInput } from '@/shared/ui/form';
import { LIMITS, headlineSchema, toDraft, toValues } from '../model/headline-form';
import { PhotoInput } from './PhotoInput';

interface HeadlineModalProps {
  profile: Profile;
  onClose: () => void;
}

/** Changes photo, name, headline and about text. Specification 2, sections 2 and 5, "Profil". */
export function HeadlineModal({ profile, onClose }: HeadlineModalProps) {
  const [save] = useSaveHeadlineMutation();
  const [photoProblem, setPhotoProblem] = useState<string | null>(null);
  return (
    <FormDialog
      title="Profil"
      initialValues={toValues(profile)}
      version={profile.version}
      draft={{ form: 'headline', record: 'profile' }}
      schema={headlineSchema}
      successTitle="Berhasil Menyimpan Profil"
      failureMessage="Profil gagal disimpan. Coba lagi."
      isBlocked={() => photoProblem !== null}
      onSave={(values, version) => save({ draft: toDraft(values), version }).unwrap()}
      onClose={onClose}
    >
      <PhotoInput stored={profile.image} problem={photoProblem} onProblem={setPhotoProblem} />
      <TextInput name="name" label="Nama Lengkap" autoComplete="name" maxLength={LIMITS.name} />
      <TextInput
        name="professionalHeadline"
        label="Headline Profesional"
        maxLength={LIMITS.professionalHeadline}
        helperText="Contoh: Desainer Grafis | Ilustrator Lepas"
      />
      <TextAreaInput name="about" label="Tentang Saya" maxLength={LIMITS.about} />
    </FormDialog>
  );
}
