import { useMemo } from 'react';
import { OTHER, isOther } from '@/entities/profile/education';
import { useMasterOptions } from '@/entities/master';
import { texts } from '../texts';

/** The list of an `AutocompleteField`. */
export type PickList = ReturnType<typeof useMasterOptions>['input'];

/**
 * The institutions or majors of an education level, with 'Other' at the end. A list's own entry of that name gives way
 * to it, since the contract has the word itself sent. Specification 2, sections 3 and 4.
 *
 * @param level an education level's id as text; empty while none is chosen
 */
export function useLevelList(list: 'education' | 'education-major', level: string) {
  const { items, input } = useMasterOptions(level ? { list, educationLevel: level } : null);
  const options = useMemo(() => {
    const named = items.filter((item) => !isOther(item));
    return [...named.map(({ id, name }) => ({ value: String(id), label: name })), { value: OTHER, label: texts.other }];
  }, [items]);
  return { items, input: { ...input, options } };
}
