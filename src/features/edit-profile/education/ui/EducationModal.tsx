import { useState } from 'react';
import { useAddEducationMutation, useChangeEducationMutation } from '@/entities/profile/education';
import type { Education } from '@/entities/profile/education';
import { toId, useMasterOptions } from '@/entities/master';
import { FormDialog } from '@/shared/ui/form';
import type { FormProposal } from '@/shared/ui/form';
import { educationSchema, hasWrongGpa, toDraft, toValues } from '../model/education-form';
import type { EducationValues } from '../model/education-form';
import { useLevelList } from '../model/use-level-list';
import { texts } from '../texts';
import { EducationFields } from './EducationFields';

interface EducationModalProps {
  /** The record to change, or null to add one. */
  record: Education | null;
  onClose: () => void;
  /** Values of a file, to check and save. */
  proposal?: FormProposal<EducationValues>;
}

/**
 * Adds or changes an education. A failed save closes the form, as section 4 wants; what was typed stays as a draft.
 * Specification 2, sections 2, 4 and 5.
 */
export function EducationModal({ record, onClose, proposal }: EducationModalProps) {
  const [level, setLevel] = useState('');
  const levels = useMasterOptions({ list: 'education-level' });
  const institutions = useLevelList('education', level);
  const majors = useLevelList('education-major', level);
  const [add] = useAddEducationMutation();
  const [change] = useChangeEducationMutation();

  const save = async (values: EducationValues, version?: string) => {
    const draft = toDraft(values, record?.id ?? null, {
      level: (value) => toId(levels.items, value, record?.level),
      institution: (value) => toId(institutions.items, value, record?.institution),
      major: (value) => toId(majors.items, value, record?.major),
    });
    await (record ? change({ id: record.id, draft, version }).unwrap() : add(draft).unwrap());
  };

  return (
    <FormDialog
      title={record ? texts.change : texts.add}
      initialValues={toValues(record)}
      version={record?.version}
      draft={{ form: 'education', record: record?.id ?? null }}
      proposal={proposal}
      schema={educationSchema}
      successTitle={record ? texts.changed : texts.added}
      failureMessage={texts.failed}
      failurePopup={texts.failedTitle}
      closeOnFailure
      blockedBy={(values) => (hasWrongGpa(values) ? ['gpa'] : [])}
      onSave={save}
      onClose={onClose}
    >
      <EducationFields
        levels={levels.input}
        institutions={institutions.input}
        majors={majors.input}
        onLevel={setLevel}
      />
    </FormDialog>
  );
}
