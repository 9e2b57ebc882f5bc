import { string } from 'yup';

interface EmailMessages {
  emailRequired: string;
  emailInvalid: string;
}

/** An e-mail address that has to be given, by the rule of `<input type="email">`. Specification 1, section 5. */
export const requiredEmail = ({ emailRequired, emailInvalid }: EmailMessages) =>
  string().trim().required(emailRequired).email(emailInvalid);
