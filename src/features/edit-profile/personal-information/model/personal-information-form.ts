import { object, string } from 'yup';
import { GENDERS } from '@/entities/profile/candidate';
import type { PersonalInformationDraft, Profile } from '@/entities/profile/candidate';
import type { Id } from '@/shared/api';
import { requiredChoice, requiredDay } from '@/shared/lib/forms';
import { toDay, today } from '@/shared/lib/dates';
import { texts } from '../texts';

/** Form values: the contract's names, ids as text, the date `YYYY-MM-DD` or empty. */
export interface PersonalInformationValues {
  gender: string;
  dob: string;
  birth_place: string;
  location: string;
  city: string;
  detailLocation: string;
  email: string;
  phoneNumber: string;
  identityNumber: string;
}

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
export function blockingFields({ identityNumber, phoneNumber }: PersonalInformationValues): string[] {
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
  identityNumber: string().test('nik', texts.nikIncomplete(NIK_DIGITS), (nik) => isNikAccepted(nik ?? '')),
});

const idText = (id: Id | null | undefined): string => (id === null || id === undefined ? '' : String(id));

/** The values to start from. */
export const toValues = (profile: Profile): PersonalInformationValues => ({
  gender: profile.gender ?? '',
  dob: profile.dob ?? '',
  birth_place: idText(profile.birthPlace),
  location: idText(profile.location?.id),
  city: idText(profile.city?.id),
  detailLocation: profile.detailLocation ?? '',
  email: profile.email ?? '',
  phoneNumber: profile.phoneNumber ?? '',
  identityNumber: toNik(profile.identityNumber ?? ''),
});

/**
 * Request data from valid form values. The NIK goes along where it is filled, and where one that was
 * stored is to be cleared (contract, "Profile").
 */
export const toDraft = (
  values: PersonalInformationValues,
  profile: Pick<Profile, 'identityNumber'>,
): PersonalInformationDraft => ({
  gender: values.gender as PersonalInformationDraft['gender'],
  dob: values.dob,
  phoneNumber: values.phoneNumber,
  birthPlace: values.birth_place,
  location: values.location,
  city: values.city,
  detailLocation: values.detailLocation.trim(),
  identityNumber: values.identityNumber || (profile.identityNumber ? '' : null),
});

/** Specification 2, section 4. */
export const successTitle = ({ id }: Pick<Profile, 'id'>): string => (id ? texts.changed : texts.added);
