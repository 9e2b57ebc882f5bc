import { object, string } from 'yup';
import { requiredEmail } from '@/shared/lib/forms';
import { texts } from '../texts';

export const initialValues = { email: '', password: '' };

export type ChangeEmailValues = typeof initialValues;

/** The limits are the contract's. */
export const changeEmailSchema = object({
  email: requiredEmail(texts),
  password: string().required(texts.passwordRequired),
});
