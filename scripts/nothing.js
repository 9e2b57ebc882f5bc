/** Stands in for a component that is never shown; see `webpack.config.ts`. */
// eslint-disable-next-line import-x/no-default-export -- as what it stands in for
export default function Nothing() {
  return null;
}
