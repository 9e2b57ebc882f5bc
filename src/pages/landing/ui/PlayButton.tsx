import IconButton from '@mui/material/IconButton';
import { Icon } from '@/shared/ui/icon';

const PLAY = 'M9 6l9 6-9 6z';
const PAUSE = 'M9 6v12M15 6v12';

interface PlayButtonProps {
  /** What the button says while it slides. */
  pauseLabel: string;
  /** What it says while it stands still. */
  playLabel: string;
  playing: boolean;
  onToggle: () => void;
}

/** Stops a carousel from sliding by itself, and lets it go on. */
export function PlayButton({ pauseLabel, playLabel, playing, onToggle }: PlayButtonProps) {
  return (
    <IconButton aria-label={playing ? pauseLabel : playLabel} onClick={onToggle} color="primary">
      <Icon path={playing ? PAUSE : PLAY} size={20} />
    </IconButton>
  );
}
