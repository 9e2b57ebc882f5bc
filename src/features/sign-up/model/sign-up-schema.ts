import { boolean, object, ref, string } from 'yup';
import { texts } from '../texts';

const NAME_LIMIT = 100;
const EMAIL_LIMIT = 254;
const PASSWORD_LIMIT = 128;

/** Characters are counted as the provider counts them: an emoji is one. */
const lengthOf = (text: string): number => [...text].length;

const meetsPasswordRule = (password: string): boolean =>
  lengthOf(password) >= 6 && /[A-Z]/.test(password) && /[!@#$%^&*]/.test(password);

/** Specification 1, section 5, "Sign-up"; the limits are the contract's. */
export const signUpSchema = object({
  name: string().trim().required(texts.nameRequired).max(NAME_LIMIT, texts.nameTooLong(NAME_LIMIT)),
  email: string()
    .trim()
    .required(texts.emailRequired)
    .email(texts.emailInvalid)
    .max(EMAIL_LIMIT, texts.emailTooLong(EMAIL_LIMIT)),
  phoneNumber: string()
    .required(texts.phoneRequired)
    .matches(/^[0-9]{7,13}$/, texts.phoneInvalid),
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
