import { useFormikContext } from 'formik';
import { findItemsByPlace } from '../model/find-places';
import { useMasterOptions } from '@/entities/master';
import { AutocompleteField } from '@/shared/ui/form';
import type { PersonalInformationValues } from '../model/personal-information-form';
import { texts } from '../texts';

type Options = ReturnType<typeof useMasterOptions>['input']['options'];

const noCity = () => ({ city: '' });

const findProvinces = (text: string, options: Readonly<Options>) => findItemsByPlace(text, 'province', options);

const findCities = (text: string, options: Readonly<Options>) => findItemsByPlace(text, 'city', options);

/**
 * Birth place, which is a province, province and its cities; another province clears the city. A province is also found by
 * its cities, and each place by its everyday names. Specification 2, section 5.
 */
export function PlaceInputs() {
  const { values } = useFormikContext<PersonalInformationValues>();
  const province = values.location;
  const locations = useMasterOptions({ list: 'location' });
  const cities = useMasterOptions(province ? { list: 'city', location: province } : null);
  return (
    <>
      <AutocompleteField
        name="birth_place"
        label={texts.birthPlace}
        {...locations.input}
        findMore={findProvinces}
        helperText={texts.birthPlaceHint}
      />
      <AutocompleteField
        name="location"
        label={texts.province}
        {...locations.input}
        findMore={findProvinces}
        dependents={noCity}
      />
      <AutocompleteField
        name="city"
        label={texts.city}
        {...cities.input}
        findMore={findCities}
        disabled={!province}
        helperText={province ? undefined : texts.provinceFirst}
      />
    </>
  );
}
