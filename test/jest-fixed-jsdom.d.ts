/** The package has no types of its own; it is jest's jsdom with Node's own globals for the network. */
declare module 'jest-fixed-jsdom' {
  export { TestEnvironment as default } from 'jest-environment-jsdom';
}
