import { useFormikContext } from 'formik';
import { toId, useMasterOptions } from '@/entities/master';
import {
  EMPLOYMENT_TYPES,
  EMPLOYMENT_TYPE_LABELS,
  useAddWorkExperienceMutation,
  useChangeWorkExperienceMutation,
} from '@/entities/profile/work-experience';
import type { WorkExperience, WorkExperienceWrite } from '@/entities/profile/work-experience';
import { endsBeforeStart, firstValues, toRequest } from '@/shared/lib/forms';
import { FormDialog, AutocompleteField, SelectInput, TextAreaInput, TextInput, CheckboxInput } from '@/shared/ui/form';
import type { FormProposal } from '@/shared/ui/form';
import { MonthInput } from '@/shared/ui/form-dates';
import { workExperienceSchema } from '../model/work-experience-form';
import type { WorkExperienceForm } from '../model/work-experience-form';
import { texts } from '../texts';

const noEnd = () => ({ endDate: '' });

/** Start, end, and the box that clears and disables the end. Specification 2, section 4. */
function WorkPeriod() {
  const { values } = useFormikContext<WorkExperienceForm>();
  return (
    <>
      <MonthInput name="startDate" label={texts.start} />
      <CheckboxInput name="currentlyWorking" label={texts.present} dependents={noEnd} />
      <MonthInput
        name="endDate"
        label={texts.end}
        helperText={endsBeforeStart(values.startDate, values.endDate) ? texts.endBeforeStart : undefined}
        disabled={values.currentlyWorking}
      />
    </>
  );
}

interface WorkExperienceModalProps {
  /** The record to change, or null to add one. */
  record: WorkExperience | null;
  onClose: () => void;
  /** Values of a file, to check and save. */
  proposal?: FormProposal<WorkExperienceForm>;
}

const TYPE_OPTIONS = EMPLOYMENT_TYPES.map((value) => ({ value, label: EMPLOYMENT_TYPE_LABELS[value] }));

/** The catalogue's sentence, whatever went wrong. Specification 2, section 8. */
const failureMessage = () => texts.failed;

/** Adds or changes a work experience. Specification 2, sections 2 and 5. */
export function WorkExperienceModal({ record, onClose, proposal }: WorkExperienceModalProps) {
  const levels = useMasterOptions({ list: 'position-level' });
  const industries = useMasterOptions({ list: 'industry' });
  const [add] = useAddWorkExperienceMutation();
  const [change] = useChangeWorkExperienceMutation();

  const save = (values: WorkExperienceForm, version?: string) => {
    const body = toRequest<WorkExperienceWrite>(workExperienceSchema, values, {
      jobLevel: (value) => toId(levels.items, value, record?.jobLevel),
      industry: (value) => toId(industries.items, value, record?.industry),
    });
    return record ? change({ id: record.id, body, version }).unwrap() : add(body).unwrap();
  };

  return (
    <FormDialog
      title={record ? texts.change : texts.add}
      initialValues={firstValues(workExperienceSchema, record)}
      version={record?.version}
      draft={{ form: 'work-experience', record: record?.id ?? null }}
      proposal={proposal}
      schema={workExperienceSchema}
      successTitle={record ? texts.changed : texts.added}
      failureMessage={failureMessage}
      failureToast
      onSave={save}
      onClose={onClose}
    >
      <TextInput name="title" label={texts.position} />
      <AutocompleteField name="jobLevel" label={texts.jobLevel} {...levels.input} />
      <TextInput name="companyName" label={texts.company} autoComplete="organization" />
      <AutocompleteField name="industry" label={texts.industry} {...industries.input} />
      <SelectInput name="workingType" label={texts.workingType} options={TYPE_OPTIONS} />
      <WorkPeriod />
      <TextAreaInput name="description" label={texts.description} />
    </FormDialog>
  );
}
