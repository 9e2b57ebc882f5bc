const ELEMENT_ID = 'capabilities';

/** The page says that the provider has these features, in version 1, and no others. */
export function givenCapabilities(...names: string[]): void {
  const features = Object.fromEntries(names.map((name) => [name, 1]));
  givenCapabilityScript(JSON.stringify({ version: 1, features }));
}

/** The page has this text where the reference server writes what it can do; null: it has no such element. */
export function givenCapabilityScript(text: string | null): void {
  document.getElementById(ELEMENT_ID)?.remove();
  if (text === null) return;
  const script = document.createElement('script');
  Object.assign(script, { type: 'application/json', id: ELEMENT_ID, textContent: text });
  document.head.append(script);
}
