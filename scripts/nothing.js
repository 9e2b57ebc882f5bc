/** Stands in for a component that is never shown; see `webpack.config.ts`. */
export default function Nothing() {
  return null;
}
