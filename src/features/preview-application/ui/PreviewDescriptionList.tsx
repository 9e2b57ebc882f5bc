import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMasterOptions } from '@/entities/master';
import { DISCLOSED_FIELD_NAMES } from '@/entities/privacy';
import type { DisclosedField } from '@/entities/privacy';
import { MissingCharacters, useDownloadCvMutation } from '@/entities/profile/candidate';
import { EducationItem } from '@/entities/profile/education';
import { CandidateLanguageItem } from '@/entities/profile/language';
import type { CandidateLanguage } from '@/entities/profile/language';
import { WorkExperienceItem } from '@/entities/profile/work-experience';
import { describeFailure, useErrorText } from '@/shared/api';
import { logFailure } from '@/shared/lib/logging';
import { RemoteImage } from '@/shared/ui/media';
import type { ApplicationPreview } from '../model/application-preview';
import { texts } from './texts';

interface PreviewedCvProps {
  /** Parts of the CV that the preview does not show; null when they are not known. */
  others: readonly DisclosedField[] | null;
}

/** The CV that is sent: what else is in it, and the file itself. */
function PreviewedCv({ others }: PreviewedCvProps) {
  const [download, { data: result, isLoading, error }] = useDownloadCvMutation();
  const why = useErrorText(error, describeFailure);
  useEffect(() => {
    if (error) logFailure('the CV could not be downloaded', error);
  }, [error]);
  return (
    <>
      <Typography>{texts.cvText}</Typography>
      {others !== null && others.length > 0 && (
        <Typography>{texts.cvShows(others.map((field) => DISCLOSED_FIELD_NAMES[field]).join(', '))}</Typography>
      )}
      <Button
        size="small"
        startIcon={<FileDownloadOutlinedIcon />}
        loading={isLoading}
        loadingPosition="start"
        onClick={() => void download({ anyway: false })}
        sx={{ ml: -0.5 }}
      >
        {texts.openCv}
      </Button>
      <MissingCharacters result={result} onDownload={() => void download({ anyway: true })} />
      {error && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {texts.cvFailed} {why}
        </Alert>
      )}
    </>
  );
}

const None = () => <Typography color="textSecondary">{texts.none}</Typography>;

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {term}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

/** @returns the name of a language; looked up where the provider sent ids alone (contract, "Profile") */
function useLanguageName(languages: readonly CandidateLanguage[]) {
  const isAnyUnnamed = languages.some(({ language }) => language !== null && language.name === null);
  const { items } = useMasterOptions(isAnyUnnamed ? { list: 'language' } : null);
  return ({ language }: CandidateLanguage): string =>
    language?.name ?? items.find(({ id }) => String(id) === String(language?.id))?.name ?? '-';
}

interface PreviewDescriptionListProps {
  company: string;
  preview: ApplicationPreview;
}

/** Name, contact, headline, education, experience, languages and CV: all that is sent, and nothing else. */
export function PreviewDescriptionList({ company, preview }: PreviewDescriptionListProps) {
  const { name, email, phoneNumber, image, professionalHeadline, education, workExperience, language, cv } = preview;
  const languageName = useLanguageName(language);
  const contact = [email, phoneNumber].filter(Boolean).join(', ');
  return (
    <>
      <Typography sx={{ mb: 1.5 }}>{texts.intro(company)}</Typography>
      <Box component="dl" sx={{ m: 0 }}>
        <Row term={texts.name}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <RemoteImage variant="avatar" src={image} alt="" width={40} height={40} style={{ borderRadius: '50%' }} />
            {name}
          </Box>
        </Row>
        <Row term={texts.contact}>{contact || <None />}</Row>
        <Row term={texts.headline}>{professionalHeadline ?? <None />}</Row>
        <Row term={texts.education}>
          {education.length === 0 && <None />}
          {education.map((item) => (
            <EducationItem key={item.id} item={item} />
          ))}
        </Row>
        <Row term={texts.workExperience}>
          {workExperience.length === 0 && <None />}
          {workExperience.map((item) => (
            <WorkExperienceItem key={item.id} item={item} levelName={undefined} />
          ))}
        </Row>
        <Row term={texts.languages}>
          {language.length === 0 && <None />}
          {language.map((item) => (
            <CandidateLanguageItem key={item.id} item={item} name={languageName(item)} />
          ))}
        </Row>
        {cv && (
          <Row term={texts.cv}>
            <PreviewedCv others={cv.others} />
          </Row>
        )}
      </Box>
    </>
  );
}
