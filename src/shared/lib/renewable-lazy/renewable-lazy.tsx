import { lazy } from 'react';
import type { ComponentType } from 'react';

/**
 * A component in a chunk of its own, which can be fetched again after a failure: React remembers a failed attempt for
 * good, so that another one needs another component.
 *
 * @param load fetches the chunk
 * @returns the component, and what has the next drawing of it fetch the chunk anew
 */
export function renewableLazy<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const attempt = () => lazy(async () => ({ default: await load() }));
  const current = { Component: attempt() };
  return {
    Component: (props: Props) => <current.Component {...props} />,
    renew: () => {
      current.Component = attempt();
    },
  };
}
