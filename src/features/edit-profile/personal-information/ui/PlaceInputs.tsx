import { useFormikContext } from 'formik';
import { useMasterOptions } from '@/entities/master';
import { AutocompleteField } from '@/shared/ui/form';
import type { PersonalInformationValues } from '../model/personal-information-form';
import { texts } from '../texts';

const noCity = () => ({ city: '' });

/** Birth place, province and its cities; another province clears the city. Specification 2, section 5. */
export function PlaceInputs() {
  const { values } = useFormikContext<PersonalInformationValues>();
  const province = values.location;
  const locations = useMasterOptions({ list: 'location' });
  const cities = useMasterOptions(province ? { list: 'city', location: province } : null);
  return (
    <>
      <AutocompleteField name="birth_place" label={texts.birthPlace} {...locations.input} />
      <AutocompleteField name="location" label={texts.province} {...locations.input} dependents={noCity} />
      <AutocompleteField
        name="city"
        label={texts.city}
        {...cities.input}
        disabled={!province}
        helperText={province ? undefined : texts.provinceFirst}
      />
    </>
  );
}
