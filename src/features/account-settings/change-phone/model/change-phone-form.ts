import { object, string } from 'yup';
import type { components } from '@contract';
import { PHONE_PREFIX, requiredPhone } from '@/shared/lib/forms';
import { texts } from '../texts';

export interface ChangePhoneValues {
  /** The digits after +62. */
  phoneNumber: string;
  password: string;
}

export const initialValues: ChangePhoneValues = { phoneNumber: '', password: '' };

export const changePhoneSchema = object({
  phoneNumber: requiredPhone(texts),
  password: string().required(texts.passwordRequired),
});

export const toPhoneChange = ({ phoneNumber, password }: ChangePhoneValues): components['schemas']['PhoneChange'] => ({
  phoneNumber: PHONE_PREFIX + phoneNumber,
  password,
});
