import isPlainObject from './is-plain-object';

const isTime = (value: unknown): value is Date => value instanceof Date;

/**
 * Stands in for `react-fast-compare` in Formik: whether two values of fields, or their errors, are the same; see
 * `webpack.config.ts`. Files, and what else is of a class, are the same where they are one.
 */
// eslint-disable-next-line import-x/no-default-export -- as what it stands in for
export default function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (isTime(one) && isTime(other)) return Object.is(one.getTime(), other.getTime());
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]));
  }
  if (!isPlainObject(one) || !isPlainObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(one[name], other[name]))
  );
}
