import { useMemo } from 'react';
import { useAddSkillsMutation, useGetSkillsQuery } from '@/entities/profile/skill';
import { refusedFields } from '@/shared/lib/forms';
import type { NameProposals, Proposal } from '@/entities/profile/proposal';
import { MAX_SKILLS, newSkills, skillSchema } from '../model/skill-form';
import { texts } from '../texts';
import { SkillModal } from './SkillSection';

/** Skills that a file may propose. Specification 4, section 10. */
export function useSkillProposals(): NameProposals {
  const { data: records } = useGetSkillsQuery();
  const [add] = useAddSkillsMutation();

  return useMemo(() => {
    const known = records?.map(({ name }) => name) ?? null;
    const saved = known ?? [];
    const propose = (skill: string[]): Proposal => ({
      missing: refusedFields(skillSchema(saved), { skill }),
      save: () => add({ skill: newSkills(skill, saved) }).unwrap(),
      renderForm: ({ onSaved, onClose }) => (
        <SkillModal saved={saved} proposal={{ values: { skill }, onSaved }} onClose={onClose} />
      ),
    });
    return { title: texts.title, limit: MAX_SKILLS, known, isListed: () => true, propose };
  }, [records, add]);
}
