import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import { Button } from '@/shared/ui/button';
import { lazyDialog } from '@/shared/ui/dialog';
import { FileButton } from '@/shared/ui/file';
import { FieldNote, useFormField } from '@/shared/ui/form';
import { RemoteImage } from '@/shared/ui/media';
import { PHOTO_TYPES, photoProblem } from '../model/photo';
import { useObjectUrl } from '../model/use-object-url';
import { texts } from '../texts';

const CropDialog = lazyDialog(async () => (await import('./CropDialog')).CropDialog);

/** Width and height of the preview, in pixels. */
const PREVIEW_SIZE = 96;

interface PhotoInputProps {
  /** The stored photo, as the provider names it. */
  stored: string | null;
  /** What is wrong with the file that was chosen last. */
  problem: string | null;
  onProblem: (problem: string | null) => void;
}

/** The photo: preview, choice and crop. A file that is refused is not attached. Specification 2, section 5. */
export function PhotoInput({ stored, problem, onProblem }: PhotoInputProps) {
  const { value, setValue, error, disabled } = useFormField<Blob | null>('image');
  const [chosen, setChosen] = useState<File | null>(null);
  const preview = useObjectUrl(value);
  const messageId = useId();
  const message = problem ?? error;

  const handleChoose = (file: File) => {
    const found = photoProblem(file);
    onProblem(found);
    if (!found) setChosen(file);
  };
  const handleUndo = () => {
    onProblem(null);
    void setValue(null);
  };

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, pt: 1, pb: 1 }}>
      {value && preview ? (
        <Box
          component="img"
          src={preview}
          alt={texts.newPhoto}
          sx={{ width: PREVIEW_SIZE, height: PREVIEW_SIZE, borderRadius: '50%', flexShrink: 0, objectFit: 'cover' }}
        />
      ) : (
        <RemoteImage
          kind="avatar"
          src={stored}
          alt={texts.photo}
          width={PREVIEW_SIZE}
          height={PREVIEW_SIZE}
          style={{ borderRadius: '50%', border: '1px solid var(--mui-palette-divider)' }}
        />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <FileButton
            name="image"
            label={texts.choosePhoto}
            accept={PHOTO_TYPES.join(',')}
            invalid={Boolean(message)}
            describedBy={messageId}
            disabled={disabled}
            onChoose={handleChoose}
          />
          {(value || problem) && (
            <Button disabled={disabled} onClick={handleUndo}>
              {texts.undoPhoto}
            </Button>
          )}
        </Box>
        <FieldNote id={messageId} wrong={Boolean(message)} role={message ? 'alert' : undefined}>
          {message ?? texts.photoRules}
        </FieldNote>
      </Box>
      {chosen && (
        <CropDialog
          file={chosen}
          onCropped={(photo) => {
            void setValue(photo);
            setChosen(null);
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </Box>
  );
}
