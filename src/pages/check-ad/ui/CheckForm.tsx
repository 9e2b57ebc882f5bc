import { useEffect, useRef, useState } from 'react';
import type { ClipboardEvent, DragEvent, SetStateAction, SyntheticEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MAX_ADVERTISEMENT_LENGTH, takeHandedOver, useCheckAdvertisementMutation } from '@/entities/ad-check';
import { PICTURE_TYPES, PictureInput, usePictureReading } from '@/features/read-picture';
import { isApiError } from '@/shared/api';
import { useIsOffline } from '@/shared/lib/connection';
import { groupDigits } from '@/shared/lib/text';
import { FailureState, SlowAlert } from '@/shared/ui/feedback';
import { TextField } from '@/shared/ui/field';
import { texts } from '../texts';
import { CheckResult } from './CheckResult';

const LIMIT = groupDigits(MAX_ADVERTISEMENT_LENGTH);

/** Characters as the contract counts them. */
const lengthOf = (text: string): number => Array.from(text).length;

/** The first picture of what is pasted or dropped. */
const pictureIn = ({ files }: DataTransfer): File | undefined =>
  [...files].find(({ type }) => PICTURE_TYPES.includes(type));

/** The field for an advertisement, and below it what was found. Nothing that is typed is stored. */
export function CheckForm() {
  const [handedOver] = useState(takeHandedOver);
  const [text, setText] = useState(handedOver?.text ?? '');
  const [isMissing, setMissing] = useState(false);
  const isOffline = useIsOffline();
  const [check, { data, error, isLoading, originalArgs, reset }] = useCheckAdvertisementMutation();
  const length = lengthOf(text);
  const isTooLong = length > MAX_ADVERTISEMENT_LENGTH;
  const refusal = isApiError(error) ? error.fieldErrors.text?.[0] : undefined;
  const problem = isTooLong ? texts.tooLong(LIMIT) : isMissing ? texts.missing : refusal;
  const count = texts.count(groupDigits(length), LIMIT);

  const submit = () => {
    setMissing(text.trim() === '');
    if (text.trim() === '' || isTooLong || isOffline || isLoading) return;
    void check(text);
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    submit();
  };
  const handleChange = (next: SetStateAction<string>) => {
    setText(next);
    setMissing(false);
    // A result belongs to the text that was checked; a failure is about the text that is there.
    if (error) reset();
  };

  const field = useRef<HTMLTextAreaElement>(null);
  const reading = usePictureReading((read) => {
    // The typed text stays. Nothing is checked before the candidate has seen it.
    handleChange((typed) => [typed.trimEnd(), read].filter(Boolean).join('\n\n'));
    field.current?.focus();
  });
  const handlePaste = (event: ClipboardEvent) => {
    const picture = pictureIn(event.clipboardData);
    // Some programs put a picture of a text beside the text.
    if (!picture || event.clipboardData.getData('text')) return;
    event.preventDefault();
    reading.read(picture);
  };
  const handleDrop = (event: DragEvent) => {
    const picture = pictureIn(event.dataTransfer);
    if (!picture) return;
    event.preventDefault();
    reading.read(picture);
  };
  const { picture } = handedOver ?? {};
  const start = useRef(() => void (picture && reading.read(picture)));
  useEffect(() => start.current(), []);

  return (
    <>
      <Box
        component="form"
        noValidate
        onSubmit={handleSubmit}
        onPaste={handlePaste}
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={handleDrop}
        sx={{ display: 'grid', mt: 3, maxWidth: '72ch' }}
      >
        <TextField
          name="text"
          inputRef={field}
          label={texts.field}
          value={text}
          onChange={(event) => handleChange(event.target.value)}
          error={problem !== undefined}
          helperText={problem === undefined ? count : `${problem} (${count})`}
          multiline
          minRows={6}
          maxRows={14}
          autoComplete="off"
        />
        <PictureInput reading={reading} />
        {handedOver?.isPictureLost && (
          <Alert severity="info" role="status" sx={{ mt: 1 }}>
            {texts.pictureLost}
          </Alert>
        )}
        {isOffline && (
          <Alert severity="info" role="status" sx={{ mt: 1 }}>
            <strong>{texts.offline}</strong>. {texts.offlineHint}
          </Alert>
        )}
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={isLoading}
          sx={{ mt: 2, justifySelf: { sm: 'start' } }}
        >
          {texts.check}
        </Button>
        {isLoading && <SlowAlert text={texts.slow} />}
      </Box>
      {error && refusal === undefined && (
        <FailureState title={texts.failed} error={error} onRetry={submit} retrying={isLoading} />
      )}
      {data && originalArgs !== undefined && <CheckResult text={originalArgs} signals={data} />}
    </>
  );
}
