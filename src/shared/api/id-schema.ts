import { mixed } from 'yup';
import type { Id } from './envelope';

/** Schema of a required id. Never coerced: `7` stays a number, so that it is sent back as it came. */
export const idSchema = () =>
  mixed<Id>((value): value is Id => typeof value === 'string' || typeof value === 'number').required();
