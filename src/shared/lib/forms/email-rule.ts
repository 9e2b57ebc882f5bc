import { string } from 'yup';
import { EMAIL_LIMIT, isEmail } from '@titian/rules/email';

/** Messages of `requiredEmail`; an address that is too long is invalid where it has no message of its own. */
interface EmailMessages {
  emailRequired: string;
  emailInvalid: string;
  emailTooLong?: (limit: number) => string;
}

/** An e-mail address that has to be given, by the rule of the server. */
export const requiredEmail = ({ emailRequired, emailInvalid, emailTooLong = () => emailInvalid }: EmailMessages) =>
  string()
    .trim()
    .required(emailRequired)
    .max(EMAIL_LIMIT, emailTooLong(EMAIL_LIMIT))
    .test('email', emailInvalid, (email) => !email || email.length > EMAIL_LIMIT || isEmail(email));
