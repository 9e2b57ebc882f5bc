import { object, string } from 'yup';
import type { InferType } from 'yup';
import { GENDERS } from '@/entities/profile/candidate';
import type { PersonalInformationWrite, Profile } from '@/entities/profile/candidate';
import { firstValues, optionalText, requiredChoice, requiredDay } from '@/shared/lib/forms';
import { toDay, today } from '@/shared/lib/dates';
import { texts } from '../texts';

/** Specification 2, section 9. */
export const NIK_DIGITS = 16;
const MAX_PHONE_DIGITS = 15;
const MAX_AGE_YEARS = 100;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Only digits, and no more than a NIK has. Specification 2, section 5. */
export const toNik = (typed: string): string => digitsOf(typed).slice(0, NIK_DIGITS);

/** A NIK may be missing; one that is given must be whole. */
export const isNikAccepted = (nik: string): boolean => nik === '' || digitsOf(nik).length === NIK_DIGITS;

export const isPhoneAccepted = (phone: string): boolean => digitsOf(phone).length <= MAX_PHONE_DIGITS;

/** The fields for which nothing may be saved. Specification 2, section 5. */
export function blockingFields({ identityNumber, phoneNumber }: PersonalInformationForm): string[] {
  const accepted = { phoneNumber: isPhoneAccepted(phoneNumber), identityNumber: isNikAccepted(identityNumber) };
  return Object.entries(accepted).flatMap(([name, isAccepted]) => (isAccepted ? [] : [name]));
}

/** The years to choose from, latest first: last year to a hundred years ago. Specification 2, section 5. */
export function birthYears(now = today()): string[] {
  const year = Number(now.slice(0, 4));
  return Array.from({ length: MAX_AGE_YEARS }, (_item, index) => String(year - 1 - index));
}

const required = () => string().trim().required(texts.missing);

/** Specification 2, section 5, "Personal information". */
export const personalInformationSchema = object({
  gender: requiredChoice(GENDERS, texts.missing),
  dob: requiredDay(texts.missing)
    .test('calendar', texts.noSuchDay, (dob) => !dob || toDay(dob) !== null)
    .test('past', texts.birthDateAhead, (dob) => !dob || dob <= today()),
  birth_place: required(),
  location: required(),
  city: required(),
  detailLocation: required(),
  email: required(),
  phoneNumber: required().test('digits', texts.phoneTooLong(MAX_PHONE_DIGITS), (phone) => isPhoneAccepted(phone)),
  identityNumber: optionalText().test('nik', texts.nikIncomplete(NIK_DIGITS), isNikAccepted),
});

/** Form values: the contract's names, ids as text, the date `YYYY-MM-DD` or empty. */
export type PersonalInformationForm = InferType<typeof personalInformationSchema>;

/** The values to start from. */
export const toFirstValues = (profile: Profile): PersonalInformationForm =>
  firstValues(personalInformationSchema, {
    ...profile,
    birth_place: profile.birthPlace,
    location: profile.location?.id,
    city: profile.city?.id,
    identityNumber: toNik(profile.identityNumber ?? ''),
  });

/**
 * The fields to save. The NIK goes along where it is filled, and where one that was stored is to be cleared (contract,
 * "Profile"); the e-mail address does not.
 */
export function toFields(
  values: PersonalInformationForm,
  stored: Pick<Profile, 'identityNumber'>,
): PersonalInformationWrite {
  const { email: _email, identityNumber, ...fields } = personalInformationSchema.cast(values);
  return { ...fields, identityNumber: identityNumber || (stored.identityNumber ? '' : null) };
}

/** Specification 2, section 4. */
export const successTitle = ({ id }: Pick<Profile, 'id'>): string => (id ? texts.changed : texts.added);
