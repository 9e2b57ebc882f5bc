import {
  useAddOrganizationExperienceMutation,
  useChangeOrganizationExperienceMutation,
} from '@/entities/profile/organization-experience';
import type { OrganizationExperience } from '@/entities/profile/organization-experience';
import { FormDialog, TextAreaInput, TextInput } from '@/shared/ui/form';
import { INFO_LIMIT, organizationExperienceSchema, toDraft, toValues } from '../model/organization-experience-form';
import type { OrganizationExperienceValues } from '../model/organization-experience-form';
import { OrganizationPeriod } from './OrganizationPeriod';

interface OrganizationExperienceModalProps {
  /** The record to change, or null to add one. */
  record: OrganizationExperience | null;
  onClose: () => void;
}

/** Adds or changes an organisation experience. Specification 2, sections 2 and 5. */
export function OrganizationExperienceModal({ record, onClose }: OrganizationExperienceModalProps) {
  const [add] = useAddOrganizationExperienceMutation();
  const [change] = useChangeOrganizationExperienceMutation();
  const save = (values: OrganizationExperienceValues, version?: string) => {
    const draft = toDraft(values);
    return record ? change({ id: record.id, draft, version }).unwrap() : add(draft).unwrap();
  };
  return (
    <FormDialog
      title={record ? 'Ubah Pengalaman Organisasi' : 'Tambah Pengalaman Organisasi'}
      initialValues={toValues(record)}
      version={record?.version}
      draft={{ form: 'organization-experience', record: record?.id ?? null }}
      schema={organizationExperienceSchema}
      successTitle={record ? 'Berhasil Mengubah Pengalaman Organisasi!' : 'Berhasil Menyimpan Pengalaman Organisasi!'}
      failureMessage="Pengalaman organisasi gagal disimpan. Coba lagi."
      onSave={save}
      onClose={onClose}
    >
      <TextInput name="organization_name" label="Nama Organisasi" autoComplete="organization" />
      <TextInput name="position_name" label="Posisi" />
      <OrganizationPeriod />
      <TextAreaInput name="additional_info" label="Informasi Tambahan" maxLength={INFO_LIMIT} />
    </FormDialog>
  );
}
