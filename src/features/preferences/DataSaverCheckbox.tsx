import { useState } from 'react';
import { savesData, DATA_SAVER_COOKIE, holdImages, showImages } from '@/shared/lib/connection';
import { writeCookie } from '@/shared/lib/device-storage';
import { HintedCheckbox } from '@/shared/ui/field';
import { texts } from './texts';

const DAYS = 365;

/** Stores in this browser whether data is to be saved, and applies it at once, also when the browser blocks cookies. */
function chooseDataSaver(saves: boolean): void {
  const secure = window.location.protocol === 'https:';
  writeCookie(DATA_SAVER_COOKIE, saves ? 'on' : 'off', { expires: DAYS, sameSite: 'lax', secure });
  if (saves) holdImages();
  else showImages();
}

/** Data saver of this browser; the default is the device's setting. Specification 4, section 11. */
export function DataSaverCheckbox() {
  const [checked, setChecked] = useState(savesData);
  return (
    <HintedCheckbox
      name="dataSaver"
      label={texts.saveData}
      hint={texts.saveDataHint}
      checked={checked}
      onChange={(saves) => {
        chooseDataSaver(saves);
        setChecked(saves);
      }}
    />
  );
}
