import { object, string } from 'yup';
import { texts } from '../texts';

const EMAIL_LIMIT = 254;

export const initialValues = { email: '', password: '' };

export type ChangeEmailValues = typeof initialValues;

/** The limits are the contract's. */
export const changeEmailSchema = object({
  email: string()
    .trim()
    .required(texts.emailRequired)
    .email(texts.emailInvalid)
    .max(EMAIL_LIMIT, texts.emailTooLong(EMAIL_LIMIT)),
  password: string().required(texts.passwordRequired),
});
