import { useFormikContext } from 'formik';
import {
  useAddOrganizationExperienceMutation,
  useChangeOrganizationExperienceMutation,
} from '@/entities/profile/organization-experience';
import type { OrganizationExperience, OrganizationExperienceWrite } from '@/entities/profile/organization-experience';
import { currentMonth } from '@/shared/lib/dates';
import { endsBeforeStart, toRequest } from '@/shared/lib/forms';
import { FormDialog, TextAreaInput, TextInput, CheckboxInput } from '@/shared/ui/form';
import type { FormProposal } from '@/shared/ui/form';
import { MonthInput } from '@/shared/ui/form-dates';
import { MAX_INFO_LENGTH, organizationExperienceSchema, toFirstValues } from '../model/organization-experience-form';
import type { OrganizationExperienceForm } from '../model/organization-experience-form';
import { texts } from '../texts';

/** Start, end, and the box that sets the end to the present month. Specification 2, section 4. */
function OrganizationPeriod() {
  const { values } = useFormikContext<OrganizationExperienceForm>();
  return (
    <>
      <MonthInput name="start_date" label={texts.start} />
      <CheckboxInput
        name="is_present"
        label={texts.present}
        dependents={(checked) => ({ end_date: checked ? currentMonth() : '' })}
      />
      <MonthInput
        name="end_date"
        label={texts.end}
        helperText={endsBeforeStart(values.start_date, values.end_date) ? texts.endBeforeStart : undefined}
        disabled={values.is_present}
      />
    </>
  );
}

interface OrganizationExperienceModalProps {
  /** The record to change, or null to add one. */
  record: OrganizationExperience | null;
  onClose: () => void;
  /** Values of a file, to check and save. */
  proposal?: FormProposal<OrganizationExperienceForm>;
}

/** Adds or changes an organisation experience. Specification 2, sections 2 and 5. */
export function OrganizationExperienceModal({ record, onClose, proposal }: OrganizationExperienceModalProps) {
  const [add] = useAddOrganizationExperienceMutation();
  const [change] = useChangeOrganizationExperienceMutation();
  const save = (values: OrganizationExperienceForm, version?: string) => {
    const body = toRequest<OrganizationExperienceWrite>(organizationExperienceSchema, values);
    return record ? change({ id: record.id, body, version }).unwrap() : add(body).unwrap();
  };
  return (
    <FormDialog
      title={record ? texts.change : texts.add}
      initialValues={toFirstValues(record)}
      version={record?.version}
      draft={{ form: 'organization-experience', record: record?.id ?? null }}
      proposal={proposal}
      schema={organizationExperienceSchema}
      successTitle={record ? texts.changed : texts.added}
      failureMessage={texts.failed}
      onSave={save}
      onClose={onClose}
    >
      <TextInput name="organization_name" label={texts.organization} autoComplete="organization" />
      <TextInput name="position_name" label={texts.position} />
      <OrganizationPeriod />
      <TextAreaInput name="additional_info" label={texts.info} maxLength={MAX_INFO_LENGTH} />
    </FormDialog>
  );
}
