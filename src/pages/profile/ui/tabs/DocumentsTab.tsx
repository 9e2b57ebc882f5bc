import { useId } from 'react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { DownloadCvButton } from '@/features/edit-profile/download-cv';
import { UploadCvSection } from '@/features/edit-profile/upload-cv';
import { texts } from '../../texts';
import { sectionsOf } from '../tab-sections';
import { SectionList } from './SectionList';

const SECTIONS = sectionsOf('documents');

/** The CV as a file, and the candidate's works. Specification 2, section 2, "CV & Portofolio tab". */
export function DocumentsTab() {
  const titleId = useId();
  return (
    <>
      <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography id={titleId} component="h2" variant="h4">
          {texts.cv}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
          {texts.cvHint}
        </Typography>
        <DownloadCvButton>
          <UploadCvSection />
        </DownloadCvButton>
      </Card>
      <SectionList sections={SECTIONS} />
    </>
  );
}
