import { boolean, object, ref, string } from 'yup';
import { newPassword, requiredEmail, requiredPhone } from '@/shared/lib/forms';
import { texts } from '../texts';

/** Specification 1, section 5, "Sign-up". */
export const signUpSchema = object({
  name: string().trim().required(texts.nameRequired),
  email: requiredEmail(texts),
  phoneNumber: requiredPhone(texts),
  password: newPassword(texts),
  confirmPassword: string()
    .required(texts.confirmPasswordRequired)
    .oneOf([ref('password')], texts.mismatch),
  terms: boolean().oneOf([true], texts.termsRequired),
});
