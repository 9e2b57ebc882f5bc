import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import IconButton from '@mui/material/IconButton';

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
      {playing ? <PauseIcon /> : <PlayIcon />}
    </IconButton>
  );
}
