import { useCallback, useMemo } from 'react';
import {
  EMPLOYMENT_TYPES,
  EMPLOYMENT_TYPE_LABELS,
  useAddWorkExperienceMutation,
  useGetWorkExperiencesQuery,
} from '@/entities/profile/work-experience';
import { idByName, toId, useMasterOptions } from '@/entities/master';
import { toFormDate } from '@/shared/lib/dates';
import { choiceOf } from '@/entities/profile/proposal';
import type { WorkExperienceWrite } from '@/entities/profile/work-experience';
import { firstValues, refusedFields, toRequest } from '@/shared/lib/forms';
import type { FieldLabels, Proposal, ProposalSection, SharedChoice, Stated } from '@/entities/profile/proposal';
import { AutocompleteField, SelectInput } from '@/shared/ui/form';
import { workExperienceSchema } from '../model/work-experience-form';
import { texts } from '../texts';
import { WorkExperienceModal } from './WorkExperienceSection';

const labels = {
  title: texts.position,
  companyName: texts.company,
  jobLevel: texts.jobLevel,
  industry: texts.industry,
  workingType: texts.workingType,
  startDate: texts.start,
  currentlyWorking: texts.present,
  endDate: texts.end,
  description: texts.description,
} satisfies FieldLabels<WorkExperienceWrite>;

const TYPE_OPTIONS = EMPLOYMENT_TYPES.map((value) => ({ value, label: EMPLOYMENT_TYPE_LABELS[value] }));

const toNamed = ({ label }: { label: string }) => ({ value: label, label });

const SharedFields: SharedChoice['Fields'] = ({ prefix, asked }) => {
  const { input: levels } = useMasterOptions({ list: 'position-level' });
  const { input: industries } = useMasterOptions({ list: 'industry' });
  const named = (name: keyof typeof labels) => ({ name: prefix + name, label: labels[name] });
  return (
    <>
      {asked.includes('workingType') && <SelectInput {...named('workingType')} options={TYPE_OPTIONS} />}
      {asked.includes('jobLevel') && (
        <AutocompleteField {...named('jobLevel')} {...levels} options={levels.options.map(toNamed)} />
      )}
      {asked.includes('industry') && (
        <AutocompleteField {...named('industry')} {...industries} options={industries.options.map(toNamed)} />
      )}
    </>
  );
};

/** Work experience as entries that a file may propose. Specification 4, section 10. */
export function useWorkExperienceProposals(): ProposalSection {
  const { items: levels } = useMasterOptions({ list: 'position-level' });
  const { items: industries } = useMasterOptions({ list: 'industry' });
  const { data: records } = useGetWorkExperiencesQuery();
  const [add] = useAddWorkExperienceMutation();

  const propose = useCallback(
    (stated: Stated): Proposal => {
      const values = {
        // A new field of the form is empty here.
        ...firstValues(workExperienceSchema, null),
        title: stated.title ?? '',
        companyName: stated.companyName ?? '',
        jobLevel: idByName(levels, stated.jobLevel),
        industry: idByName(industries, stated.industry),
        workingType: choiceOf(EMPLOYMENT_TYPE_LABELS, stated.workingType),
        startDate: toFormDate(stated.startDate, 'month'),
        endDate: stated.currentlyWorking ? '' : toFormDate(stated.endDate, 'month'),
        currentlyWorking: Boolean(stated.currentlyWorking),
        description: stated.description ?? '',
      };
      const ids = { jobLevel: (id: string) => toId(levels, id), industry: (id: string) => toId(industries, id) };
      return {
        missing: refusedFields(workExperienceSchema, values),
        save: () => add(toRequest<WorkExperienceWrite>(workExperienceSchema, values, ids)).unwrap(),
        renderForm: ({ onSaved, onClose }) => (
          <WorkExperienceModal record={null} proposal={{ values, onSaved }} onClose={onClose} />
        ),
      };
    },
    [levels, industries, add],
  );

  return useMemo(() => {
    const known = records?.map(({ title, companyName, startDate }) => ({ title, companyName, startDate })) ?? null;
    const jobLevel = levels.find(({ name }) => /^staff?$/i.test(name))?.name ?? '';
    const guess = { workingType: 'fulltime', jobLevel, industry: '' };
    return {
      title: texts.title,
      labels,
      choices: { workingType: EMPLOYMENT_TYPE_LABELS },
      known,
      shared: { question: texts.allEntries, guess, Fields: SharedFields },
      propose,
    };
  }, [levels, records, propose]);
}
