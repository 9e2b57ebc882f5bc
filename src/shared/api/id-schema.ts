import { mixed } from 'yup';
import { isId } from './envelope';

/** Schema of a required id. Never coerced: `7` stays a number, so that it is sent back as it came. */
export const idSchema = () => mixed(isId).required();
