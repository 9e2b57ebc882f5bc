import { boolean, object, ref, string } from 'yup';
import { requiredEmail, requiredPhone } from '@/shared/lib/forms';
import { texts } from '../texts';

const NAME_LIMIT = 100;
const PASSWORD_LIMIT = 128;

/** Characters are counted as the provider counts them: an emoji is one. */
const lengthOf = (text: string): number => [...text].length;

const meetsPasswordRule = (password: string): boolean =>
  lengthOf(password) >= 6 && /[A-Z]/.test(password) && /[!@#$%^&*]/.test(password);

/** Specification 1, section 5, "Sign-up"; the limits are the contract's. */
export const signUpSchema = object({
  name: string().trim().required(texts.nameRequired).max(NAME_LIMIT, texts.nameTooLong(NAME_LIMIT)),
  email: requiredEmail(texts),
  phoneNumber: requiredPhone(texts),
  password: string()
    .required(texts.passwordRequired)
    .test('rule', texts.passwordRule, (password) => !password || meetsPasswordRule(password))
    .test('limit', texts.passwordTooLong(PASSWORD_LIMIT), (password) => {
      return !password || lengthOf(password) <= PASSWORD_LIMIT;
    }),
  confirmPassword: string()
    .required(texts.confirmPasswordRequired)
    .oneOf([ref('password')], texts.mismatch),
  terms: boolean().oneOf([true], texts.termsRequired),
});
