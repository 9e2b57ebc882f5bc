import { object, string } from 'yup';
import { texts } from './texts';

const PASSWORD_LENGTH = 6;

export const initialValues = { password: '', confirmPassword: '' };

export type ResetPasswordValues = typeof initialValues;

/** Specification 1, section 5, "Reset password". What else a password must have, the provider says. */
export const resetPasswordSchema = object({
  password: string().test('length', texts.tooShort, (password = '') => [...password].length >= PASSWORD_LENGTH),
  confirmPassword: string().test(
    'same',
    texts.mismatch,
    (confirmation = '', { parent }: { parent: Partial<ResetPasswordValues> }) =>
      confirmation === (parent.password ?? ''),
  ),
});
