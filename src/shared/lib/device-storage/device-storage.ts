import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

interface DeviceStorageState {
  /** Names of the contents that the browser refused to store, until a later write succeeds. */
  unsaved: readonly string[];
}

interface WriteEnd {
  /** The name of the content, such as that of a persisted slice. */
  name: string;
  /** False when the browser holds something else than the app shows. */
  isSaved: boolean;
}

const initialState: DeviceStorageState = { unsaved: [] };

/** Contents that the app shows and that this browser could not store: a reload loses them. */
export const deviceStorageSlice = createSlice({
  name: 'deviceStorage',
  initialState,
  reducers: {
    /** The browser has stored a content or refused it. */
    writeEnded: (state, { payload: { name, isSaved } }: PayloadAction<WriteEnd>) => {
      if (state.unsaved.includes(name) !== isSaved) return;
      const others = state.unsaved.filter((other) => other !== name);
      state.unsaved = isSaved ? others : [...others, name];
    },
  },
  selectors: {
    /** The names of all such contents, the last one at the end. */
    selectUnsaved: ({ unsaved }) => unsaved,
    /** True when the last write of a content failed. */
    selectIsUnsaved: ({ unsaved }, name: string) => unsaved.includes(name),
  },
});

export const { writeEnded } = deviceStorageSlice.actions;
export const { selectIsUnsaved, selectUnsaved } = deviceStorageSlice.selectors;
