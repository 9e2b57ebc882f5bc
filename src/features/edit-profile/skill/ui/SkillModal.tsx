import { useMemo } from 'react';
import { useAddSkillsMutation } from '@/entities/profile/skill';
import { useMasterOptions } from '@/entities/master';
import { FormDialog, MultiAutocompleteField } from '@/shared/ui/form';
import type { FormProposal } from '@/shared/ui/form';
import { MAX_SKILLS, newSkills, skillSchema } from '../model/skill-form';
import type { SkillForm } from '../model/skill-form';
import { texts } from '../texts';

interface SkillModalProps {
  /** Names of the skills that the candidate has. */
  saved: string[];
  onClose: () => void;
  /** Values of a file, to check and save. */
  proposal?: FormProposal<SkillForm>;
}

const NONE: SkillForm = { skill: [] };

/** Adds skills. Specification 2, sections 4, 5 and 8. */
export function SkillModal({ saved, onClose, proposal }: SkillModalProps) {
  const {
    items,
    input: { loading, failed, onRetry },
  } = useMasterOptions({ list: 'skill' });
  const [add] = useAddSkillsMutation();
  const proposed = proposal?.values.skill ?? NONE.skill;
  const names = useMemo(() => [...new Set([...items.map(({ name }) => name), ...proposed])], [items, proposed]);
  return (
    <FormDialog<SkillForm>
      title={texts.add}
      initialValues={NONE}
      draft={{ form: 'skill', record: null }}
      proposal={proposal}
      schema={skillSchema(saved)}
      successTitle={texts.added}
      failureMessage={texts.failed}
      failurePopup={texts.failedTitle}
      onSave={({ skill }) => add({ skill: newSkills(skill, saved) }).unwrap()}
      onClose={onClose}
    >
      <MultiAutocompleteField
        name="skill"
        label={texts.skills}
        options={names}
        limit={MAX_SKILLS}
        loading={loading}
        failed={failed}
        onRetry={onRetry}
        helperText={texts.rule(MAX_SKILLS)}
      />
    </FormDialog>
  );
}
