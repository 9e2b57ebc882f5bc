import IconButton from '@mui/material/IconButton';
import { Icon } from '@/shared/ui/icon';

const PLAY = 'M9 6l9 6-9 6z';
const PAUSE = 'M9 6v12M15 6v12';

interface PlayButtonProps {
  /** What slides, to follow the button's verb: "logo mitra". */
  subject: string;
  playing: boolean;
  onToggle: () => void;
}

/** Stops a carousel from sliding by itself, and lets it go on. */
export function PlayButton({ subject, playing, onToggle }: PlayButtonProps) {
  return (
    <IconButton aria-label={`${playing ? 'Jeda' : 'Putar'} ${subject}`} onClick={onToggle} color="primary">
      <Icon path={playing ? PAUSE : PLAY} size={20} />
    </IconButton>
  );
}
