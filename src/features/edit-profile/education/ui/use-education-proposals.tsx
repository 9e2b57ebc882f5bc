import { useMemo } from 'react';
import {
  EDUCATION_LOCATIONS,
  EDUCATION_LOCATION_LABELS,
  OTHER,
  isOther,
  isSchool,
  useAddEducationMutation,
  useGetEducationsQuery,
} from '@/entities/profile/education';
import { idByName, toId, useFetchMasterItems, useMasterOptions } from '@/entities/master';
import type { MasterItem } from '@/entities/master';
import { toFormDate } from '@/shared/lib/dates';
import { choiceOf } from '@/entities/profile/proposal';
import { refusedFields, toRequest } from '@/shared/lib/forms';
import type { EducationWrite } from '@/entities/profile/education';
import type { FieldLabels, Proposal, ProposalSection, SharedChoice, Stated } from '@/entities/profile/proposal';
import { SelectInput, TextInput } from '@/shared/ui/form';
import { educationSchema, toGpa } from '../model/education-form';
import { texts } from '../texts';
import { EducationModal } from './EducationSection';

const labels = {
  education: texts.institution,
  educationLevel: texts.level,
  educationMajor: texts.major,
  location: texts.location,
  gpa: texts.gpa,
  mark: texts.mark,
  dateStart: texts.start,
  isPresent: texts.present,
  graduationDate: texts.graduation,
  description: texts.description,
} satisfies FieldLabels<EducationWrite>;

/** A pick from a list, or own words for what the list lacks. */
const pick = (items: readonly MasterItem[], name = ''): string => (name ? idByName(items, name) || OTHER : '');

interface LevelLists {
  institutions: readonly MasterItem[];
  majors: readonly MasterItem[];
}

const NO_LISTS: LevelLists = { institutions: [], majors: [] };

const LOCATION_OPTIONS = EDUCATION_LOCATIONS.map((value) => ({ value, label: EDUCATION_LOCATION_LABELS[value] }));

const shared: SharedChoice = {
  question: texts.allEntries,
  guess: { location: 'indonesia', gpa: '', mark: '' },
  Fields: ({ prefix, asked }) => (
    <>
      {asked.includes('location') && (
        <SelectInput name={`${prefix}location`} label={labels.location} options={LOCATION_OPTIONS} />
      )}
      {asked.includes('gpa') && (
        <TextInput name={`${prefix}gpa`} label={labels.gpa} helperText={texts.gpaRange} inputMode="decimal" />
      )}
      {asked.includes('mark') && (
        <TextInput name={`${prefix}mark`} label={labels.mark} helperText={texts.markRange} inputMode="numeric" />
      )}
    </>
  ),
};

/** Education as entries that a file may propose. Specification 4, section 10. */
export function useEducationProposals(): ProposalSection {
  const { items: levels } = useMasterOptions({ list: 'education-level' });
  const { data: records } = useGetEducationsQuery();
  const [add] = useAddEducationMutation();
  const fetchItems = useFetchMasterItems();

  const propose = useMemo(() => {
    const proposeFrom = (stated: Stated, lists: LevelLists | null): Proposal => {
      const { institutions, majors } = lists ?? NO_LISTS;
      const educationLevel = idByName(levels, stated.educationLevel);
      const values = {
        educationLevel,
        education: pick(institutions, stated.education),
        otherEducation: stated.education ?? '',
        educationMajor: pick(majors, stated.educationMajor),
        otherMajor: stated.educationMajor ?? '',
        location: choiceOf(EDUCATION_LOCATION_LABELS, stated.location),
        dateStart: toFormDate(stated.dateStart, 'month'),
        graduationDate: stated.isPresent ? '' : toFormDate(stated.graduationDate, 'month'),
        isPresent: Boolean(stated.isPresent),
        gpa: stated.mark ?? stated.gpa ?? '',
        description: stated.description ?? '',
      };
      const ids = {
        educationLevel: (id: string) => toId(levels, id),
        education: (id: string) => toId(institutions, id),
        educationMajor: (id: string) => toId(majors, id),
        gpa: toGpa,
      };
      // The lists of a level are not fetched before an entry is taken: the request would tell of the file.
      const fetchLists = async (): Promise<Proposal> => {
        const [found, foundMajors] = await Promise.all([
          fetchItems({ list: 'education', educationLevel }),
          fetchItems({ list: 'education-major', educationLevel }),
        ]);
        return proposeFrom(stated, { institutions: found, majors: foundMajors });
      };
      const { gpa, ...missing } = refusedFields(educationSchema, values);
      // Schools have another scale, which is asked for apart.
      const grade = isSchool(educationLevel) ? 'mark' : 'gpa';
      return {
        missing: { ...missing, ...(gpa !== undefined && { [grade]: gpa }) },
        save: () => add({ ...toRequest<Omit<EducationWrite, 'id'>>(educationSchema, values, ids), id: null }).unwrap(),
        renderForm: ({ onSaved, onClose }) => (
          <EducationModal record={null} proposal={{ values, onSaved }} onClose={onClose} />
        ),
        ...(educationLevel && !lists && { complete: fetchLists }),
      };
    };
    return (stated: Stated) => proposeFrom(stated, null);
  }, [levels, add, fetchItems]);

  return useMemo(() => {
    const known =
      records?.map(({ education, otherEducation, educationLevel }) => ({
        education: isOther(education) ? otherEducation : (education?.name ?? ''),
        educationLevel: educationLevel?.name ?? levels.find(({ id }) => id === educationLevel?.id)?.name ?? '',
      })) ?? null;
    return { title: texts.title, labels, choices: { location: EDUCATION_LOCATION_LABELS }, known, shared, propose };
  }, [levels, records, propose]);
}
