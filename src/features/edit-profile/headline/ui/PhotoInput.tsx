import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import { lazyDialog } from '@/shared/ui/dialog';
import { HelperText } from '@/shared/ui/field';
import { FileButton } from '@/shared/ui/FileButton';
import { useFormField } from '@/shared/lib/forms';
import { RemoteImage } from '@/shared/ui/media';
import { styled } from '@mui/material/styles';
import { photoProblem } from '../model/photo';
import { useObjectUrl } from '../model/use-object-url';
import { texts } from '../texts';

const CropDialog = lazyDialog(async () => (await import('./CropDialog')).CropDialog);

/** Width and height of the preview, in pixels. */
const PREVIEW_SIZE = 96;

const Photo = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  paddingBlock: 8,
  '& > img': { flexShrink: 0, borderRadius: '50%', objectFit: 'cover' },
  '.photo-choice': { minWidth: 0 },
  '.photo-buttons': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});

interface PhotoInputProps {
  /** The stored photo, as the provider names it. */
  stored: string | null;
  /** Problem of the file that was chosen last. */
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
    <Photo>
      {value && preview ? (
        <img src={preview} alt={texts.newPhoto} width={PREVIEW_SIZE} height={PREVIEW_SIZE} />
      ) : (
        <RemoteImage
          variant="avatar"
          src={stored}
          alt={texts.photo}
          width={PREVIEW_SIZE}
          height={PREVIEW_SIZE}
          style={{ borderRadius: '50%', border: '1px solid var(--mui-palette-divider)' }}
        />
      )}
      <div className="photo-choice">
        <div className="photo-buttons">
          <FileButton
            name="image"
            label={texts.choosePhoto}
            accept="image/*"
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
        </div>
        <HelperText id={messageId} error={Boolean(message)} role={message ? 'alert' : undefined}>
          {message ?? texts.photoRules}
        </HelperText>
      </div>
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
    </Photo>
  );
}
