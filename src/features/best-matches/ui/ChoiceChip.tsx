import { useId, useState } from 'react';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Chip from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { texts } from '../texts';

interface ChoiceChipProps {
  name: string;
  value: string | null;
  /** Undefined while they are on their way. */
  options: readonly string[] | undefined;
  onOpen?: () => void;
  onChoose: (value: string | null) => void;
}

/** A chip that opens a menu of its options; the first takes the choice back. */
export function ChoiceChip({ name, value, options = [], onOpen, onChoose }: ChoiceChipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  function choose(chosen: string | null) {
    setAnchor(null);
    onChoose(chosen);
  }

  return (
    <>
      <Chip
        id={id}
        label={value === null ? name : texts.choose(name, value)}
        variant={value === null ? 'outlined' : 'filled'}
        color={value === null ? 'default' : 'primary'}
        deleteIcon={<ArrowDropDownIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          onOpen?.();
          setAnchor(event.currentTarget);
        }}
      />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id }, paper: { sx: { maxHeight: 320 } } }}
      >
        <MenuItem selected={value === null} onClick={() => choose(null)}>
          {texts.anyChoice}
        </MenuItem>
        {options.map((option) => (
          <MenuItem key={option} selected={option === value} onClick={() => choose(option)}>
            {option}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
