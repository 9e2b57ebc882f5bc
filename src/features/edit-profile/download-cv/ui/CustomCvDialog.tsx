import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import {
  CV_LANGUAGES,
  CV_TEMPLATES,
  MissingCharacters,
  OmittedRecords,
  useDownloadCvMutation,
} from '@/entities/profile/candidate';
import type { CvChoices } from '@/entities/profile/candidate';
import { describeFailure, useErrorText } from '@/shared/api';
import { logFailure } from '@/shared/lib/logging';
import { ModalDialog } from '@/shared/ui/dialog';
import { FailureState } from '@/shared/ui/feedback';
import { storeChoices, storedChoices } from '../model/stored-choices';
import { texts as buttonTexts } from '../texts';
import { CvPages, PageSkeleton } from './CvPages';
import formal from './template-formal.webp';
import modern from './template-modern.webp';
import ringkas from './template-ringkas.webp';
import { texts } from './texts';

/** A first page in each template, 192 pixels wide. */
const PICTURES: Record<CvChoices['template'], string> = { ringkas, formal, modern };

interface ChoiceProps<Value extends string> {
  name: string;
  label: string;
  options: Record<Value, string>;
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
  /** Pictures of the options, which then stand side by side. */
  pictures?: Record<Value, string>;
}

/** An option below its picture; the whole of it can be tapped. */
const pictured = {
  margin: 0,
  justifyContent: 'flex-end',
  '.MuiFormControlLabel-label': { typography: 'body2', textAlign: 'center', flexGrow: 1 },
  img: { display: 'block', width: '100%', height: 'auto', border: 1, borderColor: 'divider', mb: 0.5 },
  '&:has(input:checked) img': { borderColor: 'primary.main', outline: 1, outlineColor: 'primary.main' },
};

const Pictured = ({ picture, name }: { picture: string; name: string }) => (
  <>
    <img src={picture} alt="" width={192} height={271} />
    {name}
  </>
);

function Choice<Value extends string>({ name, label, options, values, value, onChange, pictures }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        sx={pictures && { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1, pt: 1 }}
      >
        {values.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio />}
            {...(pictures
              ? {
                  labelPlacement: 'top',
                  sx: pictured,
                  label: <Pictured picture={pictures[each]} name={options[each]} />,
                }
              : { label: options[each] })}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

interface OmissionProps {
  value: 'photo' | 'contact';
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

const Omission = ({ value, label, checked, onChange }: OmissionProps) => (
  <FormControlLabel
    control={
      <Checkbox name="hide" value={value} checked={checked} onChange={(event) => onChange(event.target.checked)} />
    }
    label={label}
  />
);

/** Fields and preview: side by side where there is room. */
const Columns = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '280px minmax(0, 1fr)' }, alignItems: 'start' }}>
    {children}
  </Box>
);

/** Template, language and omissions of a CV, with its own pages as preview. Specification 4, section 10. */
export function CustomCvDialog({ onClose }: { onClose: () => void }) {
  const [choices, setChoices] = useState(storedChoices);
  const [preview, setPreview] = useState<{ of: CvChoices; file: Blob } | null>(null);
  const [download, { data: result, isLoading, error }] = useDownloadCvMutation();
  const [make, making] = useDownloadCvMutation();
  const why = useErrorText(error, describeFailure);
  const file = preview?.of === choices ? preview.file : null;

  useEffect(() => {
    const failure = error ?? making.error;
    if (failure) logFailure('the CV could not be downloaded', failure);
  }, [error, making.error]);

  const change = (part: Partial<CvChoices>): void => {
    const next = { ...choices, ...part };
    setChoices(next);
    storeChoices(next);
    making.reset();
  };
  const show = () => void make({ anyway: true, choices, onFile: (made) => setPreview({ of: choices, file: made }) });
  const save = (anyway: boolean) => void download({ anyway, choices });

  const shown = () => {
    if (file)
      return (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <OmittedRecords count={making.data?.omitted ?? 0} />
          <CvPages file={file} />
        </Box>
      );
    if (making.isLoading) return <PageSkeleton />;
    if (making.error) return <FailureState title={texts.previewFailed} error={making.error} onRetry={show} />;
    return (
      <Button variant="outlined" onClick={show}>
        {texts.preview}
      </Button>
    );
  };

  return (
    <ModalDialog title={buttonTexts.customise} onClose={onClose} maxWidth="md">
      <DialogContent>
        <Columns>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Choice
              name="template"
              label={texts.template}
              options={texts.templates}
              pictures={PICTURES}
              values={CV_TEMPLATES}
              value={choices.template}
              onChange={(template) => change({ template })}
            />
            <Choice
              name="lang"
              label={texts.lang}
              options={texts.languages}
              values={CV_LANGUAGES}
              value={choices.lang}
              onChange={(lang) => change({ lang })}
            />
            <FormControl component="fieldset">
              <FormLabel component="legend">{texts.hide}</FormLabel>
              <FormGroup>
                <Omission
                  value="photo"
                  label={texts.photo}
                  checked={choices.hidesPhoto}
                  onChange={(hidesPhoto) => change({ hidesPhoto })}
                />
                <Omission
                  value="contact"
                  label={texts.contact}
                  checked={choices.hidesContact}
                  onChange={(hidesContact) => change({ hidesContact })}
                />
              </FormGroup>
            </FormControl>
          </Box>
          <Box sx={{ display: 'grid', mx: { xs: -2, md: 0 } }}>{shown()}</Box>
        </Columns>
        <MissingCharacters result={result} onDownload={() => save(true)} />
        {error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {buttonTexts.failed} {why}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
        <Button variant="contained" loading={isLoading} onClick={() => save(false)}>
          {error ? buttonTexts.retry : texts.download}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
