import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { array, boolean, fallback, nullable, object, optional, safeParse, string, union, number } from 'valibot';
import type { InferOutput } from 'valibot';
import type { Id } from '@/shared/api';

const text = fallback(nullable(string()), null);

const knownJob = object({
  id: nullable(union([string(), number()])),
  title: string(),
  company: object({ name: string() }),
  city: optional(nullable(string())),
});

/** A choice that replaces a profile; null where it is open. */
const choicesSchema = object({ city: text, kind: text, education: text });

const settingsSchema = object({
  isHidden: fallback(boolean(), false),
  choices: fallback(choicesSchema, { city: null, kind: null, education: null }),
  dismissed: fallback(array(knownJob), []),
});

export type MatchChoices = InferOutput<typeof choicesSchema>;
export type MatchSettings = InferOutput<typeof settingsSchema>;
export type HiddenJob = InferOutput<typeof knownJob>;

const NO_CHOICES: MatchChoices = { city: null, kind: null, education: null };

const INITIAL: MatchSettings = { isHidden: false, choices: NO_CHOICES, dismissed: [] };

/** Begins the storage keys of candidates, each of which ends with the id. */
export const MATCH_SETTINGS_KEY = 'titian:matches:';

const VISITOR_KEY = 'titian:matches';

/** Dismissed jobs that are remembered; the oldest go first. */
const MAX_DISMISSED_JOBS = 500;

const listeners = new Set<() => void>();

/** Settings that could not be stored, by their key, until the page is left. */
const unstored = new Map<string, string>();

function readText(key: string): string {
  try {
    return unstored.get(key) ?? window.localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function parse(content: string): MatchSettings {
  try {
    const result = safeParse(settingsSchema, JSON.parse(content));
    return result.success ? result.output : INITIAL;
  } catch {
    return INITIAL;
  }
}

function write(key: string, settings: MatchSettings): void {
  const content = JSON.stringify({ ...settings, dismissed: settings.dismissed.slice(-MAX_DISMISSED_JOBS) });
  try {
    window.localStorage.setItem(key, content);
    unstored.delete(key);
  } catch {
    unstored.set(key, content);
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Removes the settings of a candidate from this device. */
export function removeMatchSettings(owner: Id): void {
  unstored.delete(MATCH_SETTINGS_KEY + owner);
  try {
    window.localStorage.removeItem(MATCH_SETTINGS_KEY + owner);
  } catch {
    // A storage that is forbidden holds nothing.
  }
}

/** Changes some of the settings, by those that the device has. */
type ChangeSettings = (toChanges: (current: MatchSettings) => Partial<MatchSettings>) => void;

/**
 * The settings of "Cocok untuk Anda" on this device, and a function that changes some of them. Only the choices and the ids of dismissed jobs leave the device, with the request for matches.
 *
 * @param owner the id of who is signed in; null for a visitor
 */
export function useMatchSettings(owner: Id | null): [MatchSettings, ChangeSettings] {
  const key = owner === null ? VISITOR_KEY : MATCH_SETTINGS_KEY + owner;
  const content = useSyncExternalStore(subscribe, () => readText(key));
  const settings = useMemo(() => parse(content), [content]);
  const change = useCallback<ChangeSettings>(
    (toChanges) => {
      const current = parse(readText(key));
      write(key, { ...current, ...toChanges(current) });
    },
    [key],
  );
  return [settings, change];
}
