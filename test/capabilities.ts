let response: unknown = null;

/** The provider has these features, in version 1, and no others; `renderApp` has them in its store. */
export function givenCapabilities(...names: string[]): void {
  response = { version: 1, features: Object.fromEntries(names.map((name) => [name, 1])) };
}

/** The response to `GET capabilities/` that came with the page, or null. */
export const givenResponse = (): unknown => response;
