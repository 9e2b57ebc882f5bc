/**
 * Stands in for lodash's `toPath` in Formik: the parts of a field's name; see `webpack.config.ts`. Names in quotes,
 * as in `a["b.c"]`, no form of ours has.
 */
// eslint-disable-next-line import-x/no-default-export -- as what it stands in for
export default function toPath(name: string | string[]): string[] {
  return Array.isArray(name) ? name : (name.match(/[^.[\]]+/g) ?? []);
}
