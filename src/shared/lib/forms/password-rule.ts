import { string } from 'yup';

const PASSWORD_LIMIT = 128;

/** Characters are counted as the provider counts them: an emoji is one. */
const lengthOf = (text: string): number => [...text].length;

const meetsRule = (password: string): boolean =>
  lengthOf(password) >= 6 && /[A-Z]/.test(password) && /[!@#$%^&*]/.test(password);

/** Messages of `newPassword`. */
interface PasswordMessages {
  required: string;
  rule: string;
  tooLong: (limit: number) => string;
}

/** A new password, by the rule of the sign-up. Specification 1, section 5; the limit is the contract's. */
export const newPassword = ({ required, rule, tooLong }: PasswordMessages) =>
  string()
    .required(required)
    .test('rule', rule, (password) => !password || meetsRule(password))
    .test('limit', tooLong(PASSWORD_LIMIT), (password) => !password || lengthOf(password) <= PASSWORD_LIMIT);
