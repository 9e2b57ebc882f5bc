import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { texts } from '../texts';

interface CvNoticesProps {
  /** Result of the download, once it has one. */
  result: { missing: string; omitted: number } | undefined;
  onDownload: () => void;
}

/** Says before the download which characters the CV shows as boxes, and how many records it does not have. */
export const MissingCharacters = ({ result, onDownload }: CvNoticesProps) => (
  <>
    {result?.missing && <Boxes characters={result.missing} onDownload={onDownload} />}
    <OmittedRecords count={result?.omitted ?? 0} />
  </>
);

/** Says how many records of the profile a CV does not have, where there are any. */
export const OmittedRecords = ({ count }: { count: number }) =>
  count > 0 && (
    <Alert severity="warning" style={{ marginTop: 16 }}>
      {texts.omittedInCv(count)}
    </Alert>
  );

function Boxes({ characters, onDownload }: { characters: string; onDownload: () => void }) {
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
