import { object, string } from 'yup';
import { texts } from '../texts';

/** Specification 1, section 5. */
export const forgotPasswordSchema = object({
  email: string().trim().required(texts.emailRequired).email(texts.emailInvalid),
});
