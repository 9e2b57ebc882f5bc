import { createContext, useContext, useState } from 'react';

/** Id of a JSON script element that a server has put into its page: open jobs of the landing page. */
export type EmbeddedId = 'open-jobs';

export const embeddedElement = (id: EmbeddedId): HTMLElement | null =>
  document.querySelector<HTMLElement>(`script#${id}[type="application/json"]`);

/** Reads the text of such an element; a server that renders the page provides the text itself. */
export const EmbeddedText = createContext((id: EmbeddedId): string | null => embeddedElement(id)?.textContent ?? null);

/** The text of such an element at the first render; null for a page without it. */
export function useEmbeddedText(id: EmbeddedId): string | null {
  const readText = useContext(EmbeddedText);
  return useState(() => readText(id))[0];
}
