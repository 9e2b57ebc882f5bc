import { object, string } from 'yup';
import { texts } from '../texts';

export const initialValues = { password: '' };

export type DeleteAccountValues = typeof initialValues;

export const deleteAccountSchema = object({ password: string().required(texts.passwordRequired) });
