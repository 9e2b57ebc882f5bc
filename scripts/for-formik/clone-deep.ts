import isPlainObject from './is-plain-object';

/**
 * Stands in for lodash's `cloneDeep` in Formik; see `webpack.config.ts`. Files are the same in the copy, as lodash has it,
 * and so is whatever else cannot be changed or taken apart.
 */
// eslint-disable-next-line import-x/no-default-export -- as what it stands in for
export default function cloneDeep<T>(value: T): T {
  if (Array.isArray(value)) return value.map(cloneDeep) as T;
  if (value instanceof Date) return new Date(value) as T;
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cloneDeep(part)])) as T;
}
