import { useId, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Checkbox from '@mui/material/Checkbox';
import { savesData } from '@/shared/lib/connection';
import { chooseDataSaver } from '../model/choose-data-saver';
import { texts } from '../texts';

/** Data saver of this browser; the default is the device's setting. Specification 4, section 11. */
export function DataSaverCheckbox() {
  const hintId = useId();
  const [checked, setChecked] = useState(savesData);
  return (
    <div>
      <FormControlLabel
        label={texts.label}
        control={
          <Checkbox
            name="dataSaver"
            checked={checked}
            onChange={(_event, saves) => {
              chooseDataSaver(saves);
              setChecked(saves);
            }}
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
      />
      <FormHelperText id={hintId}>{texts.hint}</FormHelperText>
    </div>
  );
}
