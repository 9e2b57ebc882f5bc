import { useMemo } from 'react';
import { useAddSkillsMutation } from '@/entities/profile/skill';
import { useMasterOptions } from '@/entities/master';
import { FormDialog, MultiPickInput } from '@/shared/ui/form';
import { SKILL_LIMIT, newSkills, skillSchema } from '../model/skill-form';
import type { SkillValues } from '../model/skill-form';

interface SkillModalProps {
  /** Names of the skills that the candidate has. */
  saved: string[];
  onClose: () => void;
}

const NONE: SkillValues = { skill: [] };

/** Adds skills. Specification 2, sections 4, 5 and 8. */
export function SkillModal({ saved, onClose }: SkillModalProps) {
  const {
    items,
    input: { loading, failed, onRetry },
  } = useMasterOptions({ list: 'skill' });
  const [add] = useAddSkillsMutation();
  const names = useMemo(() => [...new Set(items.map(({ name }) => name))], [items]);
  return (
    <FormDialog<SkillValues>
      title="Tambah Keahlian (Skills)"
      initialValues={NONE}
      draft={{ form: 'skill', record: null }}
      schema={skillSchema(saved)}
      successTitle="Berhasil Menambahkan Skill!"
      failureMessage="Terjadi kesalahan saat menyimpan data."
      failurePopup="Gagal Menambahkan Skill!"
      onSave={({ skill }) => add(newSkills(skill, saved)).unwrap()}
      onClose={onClose}
    >
      <MultiPickInput
        name="skill"
        label="Keahlian"
        options={names}
        limit={SKILL_LIMIT}
        loading={loading}
        failed={failed}
        onRetry={onRetry}
        helperText={`Pilih paling banyak ${SKILL_LIMIT} keahlian.`}
      />
    </FormDialog>
  );
}
