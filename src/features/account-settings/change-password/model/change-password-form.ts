import { object, ref, string } from 'yup';
import { texts } from '../texts';

const PASSWORD_LIMIT = 128;

/** Characters are counted as the provider counts them: an emoji is one. */
const lengthOf = (text: string): number => [...text].length;

const meetsPasswordRule = (password: string): boolean =>
  lengthOf(password) >= 6 && /[A-Z]/.test(password) && /[!@#$%^&*]/.test(password);

export const initialValues = { old: '', new: '', confirmPassword: '' };

export type ChangePasswordValues = typeof initialValues;

/** The rule for new passwords is that of the sign-up: specification 1, section 5. */
export const changePasswordSchema = object({
  old: string().required(texts.oldRequired),
  new: string()
    .required(texts.newRequired)
    .test('rule', texts.rule, (password) => !password || meetsPasswordRule(password))
    .test('limit', texts.tooLong(PASSWORD_LIMIT), (password) => !password || lengthOf(password) <= PASSWORD_LIMIT),
  confirmPassword: string().oneOf([ref('new')], texts.mismatch),
});
