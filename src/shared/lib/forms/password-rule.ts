import { string, type StringSchema } from 'yup';
import { isCommonPassword } from './common-passwords';
import { texts } from './texts';

const PASSWORD_LIMIT = 128;

interface PasswordMessages {
  passwordRequired: string;
  passwordRule: string;
  passwordTooLong: (limit: number) => string;
}

/** Characters are counted as the provider counts them: an emoji is one. */
const lengthOf = (text: string): number => [...text].length;

const meetsRule = (password: string): boolean =>
  lengthOf(password) >= 6 && /[A-Z]/.test(password) && /[!@#$%^&*]/.test(password);

/**
 * Adds to the rules of a password, as the last one, that it is none of the commonest, as far as their list is loaded.
 * Specification 4, section 6.
 */
export const uncommonPassword = (password: StringSchema) =>
  password.test('common', texts.passwordCommon, (text) => !text || !isCommonPassword(text));

/** A required new password. Specification 1, section 5, "Sign-up"; the limit is the contract's. */
export const newPassword = ({ passwordRequired, passwordRule, passwordTooLong }: PasswordMessages) =>
  uncommonPassword(
    string()
      .required(passwordRequired)
      .test('rule', passwordRule, (text) => !text || meetsRule(text))
      .test('limit', passwordTooLong(PASSWORD_LIMIT), (text) => !text || lengthOf(text) <= PASSWORD_LIMIT),
  );
