import { object } from 'yup';
import { requiredEmail } from '@/shared/lib/forms';
import { texts } from '../texts';

/** Specification 1, section 5. */
export const forgotPasswordSchema = object({
  email: requiredEmail(texts),
});
