import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ImageFrame } from '@/shared/ui/media';
import { BackToJobs } from '@/widgets/back-to-jobs';
import {
  BANNER,
  JobFrame,
  JobHeaderFrame,
  JobLayout,
  JobName,
  JobSection,
  LOGO,
  SummaryCard,
} from '@/widgets/job-detail';
import { texts } from '../texts';

const FACTS = '{{#job.facts}}<div class="summary-fact"><dt>{{term}}</dt><dd>{{detail}}</dd></div>{{/job.facts}}';
const BENEFITS = '{{#job.benefits}}<li>{{.}}</li>{{/job.benefits}}{{^job.benefits}}<li>-</li>{{/job.benefits}}';

/** HTML that the server fills in; of the provider it is sanitised there. */
const filledIn = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

interface PublicJobTemplateProps {
  /** What the server makes the addresses of the images of. */
  banner: string;
  logo: string;
}

/**
 * The page of a job as the build renders it, for the server to fill in (Mustache): whoever has no scripts reads it, and
 * everybody until the app runs. Specification 4, section 4.
 */
export function PublicJobTemplate({ banner, logo }: PublicJobTemplateProps) {
  return (
    <JobFrame>
      <BackToJobs />
      <JobLayout
        header={
          <JobHeaderFrame
            banner={<ImageFrame {...BANNER} src={banner} eager />}
            logo={<ImageFrame {...LOGO} src={logo} eager />}
          >
            <div className="job-words">
              <JobName company="{{job.company}}" title="{{job.title}}" />
              <p className="job-until">
                {'{{#job.deadline}}'}
                {texts.deadline('{{job.deadline}}')}
                {'{{/job.deadline}}{{^job.isOpen}}'}
                <span className="job-closed">{texts.closed}</span>
                {'{{/job.isOpen}}'}
              </p>
            </div>
            {'{{#job.isOpen}}'}
            <Stack spacing={1} sx={{ flexShrink: 0 }}>
              <Button href="{{job.apply}}" variant="contained" size="large">
                {texts.apply}
              </Button>
              <Typography variant="body2" color="textSecondary">
                {texts.applyHint}
              </Typography>
            </Stack>
            {'{{/job.isOpen}}'}
          </JobHeaderFrame>
        }
        summary={
          <SummaryCard aria-label={texts.about}>
            <dl {...filledIn(FACTS)} />
          </SummaryCard>
        }
        main={
          <>
            <JobSection title={texts.description} what="a job's description">
              <div lang="id" {...filledIn('{{{job.description}}}')} />
            </JobSection>
            <JobSection title={texts.requirements} what="a job's requirements">
              <div lang="id" {...filledIn('{{{job.requirements}}}')} />
            </JobSection>
            <JobSection title={texts.benefits} what="a job's benefits">
              <ul {...filledIn(BENEFITS)} />
            </JobSection>
          </>
        }
        aside={null}
      />
    </JobFrame>
  );
}
