import ComputerOutlinedIcon from '@mui/icons-material/ComputerOutlined';
import DarkModeOutlinedIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlinedIcon from '@mui/icons-material/LightModeOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useColorScheme } from '@mui/material/styles';
import { texts } from './texts';

const MODES = [
  { mode: 'system', label: texts.system, Icon: ComputerOutlinedIcon },
  { mode: 'light', label: texts.light, Icon: LightModeOutlinedIcon },
  { mode: 'dark', label: texts.dark, Icon: DarkModeOutlinedIcon },
] as const;

/** In a card on a phone there is room for the words alone. */
const NARROW = '@media (max-width: 374.95px)';

type Mode = (typeof MODES)[number]['mode'];

/** Chooses the light or the dark colour scheme, or the system's. */
export function SchemeChoice() {
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <ToggleButtonGroup
      sx={{ flexWrap: 'wrap' }}
      exclusive
      aria-label={texts.scheme}
      value={mode}
      onChange={(_event, chosen: Mode | null) => {
        if (chosen) setMode(chosen);
      }}
    >
      {MODES.map(({ mode: value, label, Icon }) => (
        <ToggleButton key={value} value={value}>
          <Icon sx={{ fontSize: 18, [NARROW]: { display: 'none' } }} />
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
