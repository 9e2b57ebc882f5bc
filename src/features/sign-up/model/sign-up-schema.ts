import { boolean, object, ref, string } from 'yup';
import { newPassword, requiredEmail, requiredPhone } from '@/shared/lib/forms';
import { texts } from '../texts';

const NAME_LIMIT = 100;

/** Specification 1, section 5, "Sign-up"; the limits are the contract's. */
export const signUpSchema = object({
  name: string().trim().required(texts.nameRequired).max(NAME_LIMIT, texts.nameTooLong(NAME_LIMIT)),
  email: requiredEmail(texts),
  phoneNumber: requiredPhone(texts),
  password: newPassword(texts),
  confirmPassword: string()
    .required(texts.confirmPasswordRequired)
    .oneOf([ref('password')], texts.mismatch),
  terms: boolean().oneOf([true], texts.termsRequired),
});
