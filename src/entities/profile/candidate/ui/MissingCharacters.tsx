import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { texts } from '../texts';

interface MissingCharactersProps {
  characters: string;
  onDownload: () => void;
}

/** Says before the download which characters the CV shows as boxes. */
export function MissingCharacters({ characters, onDownload }: MissingCharactersProps) {
  return (
    <Alert
      severity="warning"
      style={{ marginTop: 16 }}
      action={
        <Button color="inherit" size="small" style={{ whiteSpace: 'nowrap' }} onClick={onDownload}>
          {texts.downloadAnyway}
        </Button>
      }
    >
      {texts.missingInCv(Array.from(characters).join(' '))}
    </Alert>
  );
}
