import { string } from 'yup';

interface PasswordMessages {
  passwordRequired: string;
  passwordRule: string;
}

/** Characters are counted as the provider counts them: an emoji is one. */
const lengthOf = (text: string): number => [...text].length;

const meetsRule = (password: string): boolean =>
  lengthOf(password) >= 6 && /[A-Z]/.test(password) && /[!@#$%^&*]/.test(password);

/** A required new password. Specification 1, section 5, "Sign-up". */
export const newPassword = ({ passwordRequired, passwordRule }: PasswordMessages) =>
  string()
    .required(passwordRequired)
    .test('rule', passwordRule, (text) => !text || meetsRule(text));
