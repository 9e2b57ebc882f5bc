import { lazy } from 'react';
import type { ComponentType } from 'react';

/**
 * React's `lazy` whose chunk can be fetched again after a failure: React caches a rejected promise for good, so that
 * another attempt needs another component.
 *
 * @param load fetches the chunk
 * @returns the component, and `retry`, after which its next render fetches the chunk again
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const attempt = () => lazy(async () => ({ default: await load() }));
  const current = { Component: attempt() };
  return {
    Component: (props: Props) => <current.Component {...props} />,
    retry: () => {
      current.Component = attempt();
    },
  };
}
