import type { ComponentType } from 'react';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import * as registered from './sections';

/** A section as its slice publishes it: what it shows, and the list that this reads. */
interface ProfileSection {
  Section: ComponentType;
  list: { name: string; initiate: () => ThunkAction<{ unsubscribe: () => void }, unknown, unknown, UnknownAction> };
}

/** `background10` stands in the tab `background`, before `background20`. */
type SectionTab = 'background' | 'preferences' | 'documents';
const SECTIONS: Record<`${SectionTab}${number}`, ProfileSection> = registered;

/** All of them, by their places. */
export const allSections = Object.entries(SECTIONS)
  .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
  .map(([place, section]) => ({ place, ...section }));

/** The components of a tab, in the order in which they stand. */
export const sectionsOf = (tab: SectionTab): readonly ComponentType[] =>
  allSections.filter(({ place }) => place.startsWith(tab)).map(({ Section }) => Section);
