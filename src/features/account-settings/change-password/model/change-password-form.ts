import { object, ref, string } from 'yup';
import { newPassword } from '@/shared/lib/forms';
import { texts } from '../texts';

export const initialValues = { old: '', new: '', confirmPassword: '' };

export type ChangePasswordValues = typeof initialValues;

/** The rule for new passwords is that of the sign-up: specification 1, section 5. */
export const changePasswordSchema = object({
  old: string().required(texts.oldRequired),
  new: newPassword({ passwordRequired: texts.newRequired, passwordRule: texts.rule, passwordTooLong: texts.tooLong }),
  confirmPassword: string().oneOf([ref('new')], texts.mismatch),
});
