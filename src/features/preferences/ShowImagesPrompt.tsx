import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { showImages } from '@/shared/lib/connection';
import { texts } from './texts';

/** Says that images are not fetched, with a button that fetches those of this page. */
export function ShowImagesPrompt() {
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      {texts.savesData}
      <Button color="inherit" variant="outlined" onClick={showImages}>
        {texts.showImages}
      </Button>
    </Typography>
  );
}
