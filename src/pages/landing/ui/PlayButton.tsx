import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import IconButton from '@mui/material/IconButton';

interface PlayButtonProps {
  /** Name of the button while it slides. */
  pauseLabel: string;
  /** Name of the button while it is paused. */
  playLabel: string;
  playing: boolean;
  onToggle: () => void;
}

/** Pauses and resumes the automatic sliding of a carousel. */
export function PlayButton({ pauseLabel, playLabel, playing, onToggle }: PlayButtonProps) {
  return (
    <IconButton aria-label={playing ? pauseLabel : playLabel} onClick={onToggle} color="primary">
      {playing ? <PauseIcon fontSize="small" /> : <PlayArrowIcon fontSize="small" />}
    </IconButton>
  );
}
