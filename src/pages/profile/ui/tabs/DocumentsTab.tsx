import { useId } from 'react';
import { DownloadCvButton } from '@/features/edit-profile/download-cv';
import { UploadCvSection } from '@/features/edit-profile/upload-cv';
import { Card } from '@/shared/ui/Card';
import { styled } from '@mui/material/styles';
import { texts } from '../../texts';
import { sectionsOf } from '../tab-sections';
import { SectionList } from './SectionList';

const Hint = styled('p')(({ theme: { spacing, vars } }) => ({
  margin: spacing(0.5, 0, 2),
  color: vars.palette.text.secondary,
}));

const SECTIONS = sectionsOf('documents');

/** The CV as a file, and the candidate's works. Specification 2, section 2, "CV & Portofolio tab". */
export function DocumentsTab() {
  const titleId = useId();
  return (
    <>
      <Card aria-labelledby={titleId}>
        <div className="card-head">
          <h2 id={titleId}>{texts.cv}</h2>
        </div>
        <Hint>{texts.cvHint}</Hint>
        <DownloadCvButton>
          <UploadCvSection />
        </DownloadCvButton>
      </Card>
      <SectionList sections={SECTIONS} />
    </>
  );
}
