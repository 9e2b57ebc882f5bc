import CalendarTodayOutlinedIcon from '@mui/icons-material/CalendarTodayOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { AnswersNote, answersTexts } from '@/entities/answer';
import { BadgeRow } from '@/entities/job';
import { ImageFrame } from '@/shared/ui/media';
import { BackToJobs } from '@/widgets/back-to-jobs';
import {
  BANNER,
  BenefitRows,
  BulletRows,
  JobFrame,
  JobHeaderFrame,
  JobLayout,
  JobName,
  JobSection,
  LOGO,
  LowPayAlert,
  SummaryCard,
  jobTexts,
} from '@/widgets/job-detail';
import { SignalsTemplate } from '@/widgets/job-signals';
import { texts } from './texts';
import { ApplyColumn, ReportJobPlaceholder } from './parts';

/** HTML that the server fills in; of the provider it is sanitised there. */
const filledIn = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

/** The rows of a description list. */
const rowsOf = (list: string) =>
  `{{#job.${list}}}<div class="summary-row"><dt>{{term}}</dt><dd>{{detail}}</dd></div>{{/job.${list}}}`;

const PAY = `<div><dt>{{job.payTerm}}</dt><dd class="summary-salary">{{job.pay}}</dd></div>`;

const BADGES = '{{#job.badges}}<span>{{.}}</span>{{/job.badges}}';

const COMPANY =
  '{{#job.companyPath}}<a href="{{job.companyPath}}">{{job.company}}</a>{{/job.companyPath}}' +
  '{{^job.companyPath}}{{job.company}}{{/job.companyPath}}';

const BENEFITS = '{{#items}}<li><span class="benefit-icon"></span>{{.}}</li>{{/items}}';

/** One of the job's texts as the bullet list that the app makes of it. */
function Bullets({ of, emptyText }: { of: 'description' | 'requirements'; emptyText: string }) {
  return (
    <>
      {`{{#job.${of}}}`}
      <BulletRows lang="id" {...filledIn('{{#items}}<li>{{{.}}}</li>{{/items}}')} />
      {`{{/job.${of}}}{{^job.${of}}}`}
      <Typography color="textSecondary">{emptyText}</Typography>
      {`{{/job.${of}}}`}
    </>
  );
}

function Pay() {
  const minimum =
    `{{#isApproximate}}${jobTexts.minimumWage.approximately('{{minimum}}')}{{/isApproximate}}` +
    '{{^isApproximate}}{{minimum}}{{/isApproximate}}';
  const told = { pay: '{{pay}}', minimum, province: '{{province}}', year: '{{year}}', source: '{{source}}' };
  return (
    <>
      {'{{#job.lowPay}}{{#isMost}}'}
      <LowPayAlert bound="most" {...told} />
      {'{{/isMost}}{{^isMost}}'}
      <LowPayAlert bound="least" {...told} />
      {'{{/isMost}}{{/job.lowPay}}'}
    </>
  );
}

function AnswersTemplate() {
  return (
    <>
      {'{{#job.answers}}'}
      <AnswersNote>
        {answersTexts.usually('{{days}}')} · {answersTexts.counts('{{answered}}', '{{counted}}')}
      </AnswersNote>
      {'{{/job.answers}}'}
    </>
  );
}

interface PublicJobTemplateProps {
  /** Base of the images' addresses on the server. */
  banner: string;
  logo: string;
}

/**
 * The page of a job as the build renders it, for the server to fill in (Mustache). Readers without scripts read it, and
 * everyone does until the app runs. It has the blocks of `PublicJobPage`, each of the same height: nothing moves.
 * Specification 4, section 4.
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
              <JobName company={<span {...filledIn(COMPANY)} />} title="{{job.title}}" />
              <p className="job-glance">{'{{job.glance}}'}</p>
              <BadgeRow {...filledIn(BADGES)} />
              <p className="job-until">
                {'{{#job.isOpen}}'}
                <CalendarTodayOutlinedIcon fontSize="small" />
                {texts.deadline('{{job.deadline}}')}
                {'{{/job.isOpen}}{{^job.isOpen}}'}
                <Chip component="span" variant="outlined" size="small" color="error" label={texts.closed} />
                {'{{/job.isOpen}}'}
              </p>
            </div>
            {'{{#job.isOpen}}'}
            <ApplyColumn>
              <Button href="{{job.apply}}" variant="contained" size="large">
                {texts.apply}
              </Button>
              <Typography variant="body2" color="textSecondary">
                {texts.applyHint}
              </Typography>
            </ApplyColumn>
            {'{{/job.isOpen}}'}
          </JobHeaderFrame>
        }
        summary={
          <>
            <SummaryCard aria-label={jobTexts.summary}>
              <dl {...filledIn(PAY + rowsOf('summary'))} />
            </SummaryCard>
            <SummaryCard aria-label={texts.about}>
              <dl {...filledIn(rowsOf('about'))} />
              <Pay />
              <AnswersTemplate />
            </SummaryCard>
          </>
        }
        main={
          <>
            <SignalsTemplate />
            <JobSection title={texts.description} what="a job's description">
              <Bullets of="description" emptyText={jobTexts.noDescription} />
            </JobSection>
            <JobSection title={texts.requirements} what="a job's requirements">
              <Bullets of="requirements" emptyText={jobTexts.noRequirements} />
            </JobSection>
            <JobSection title={texts.benefits} what="a job's benefits">
              {'{{#job.benefits}}'}
              <BenefitRows {...filledIn(BENEFITS)} />
              {'{{/job.benefits}}{{^job.benefits}}'}
              <Typography color="textSecondary">{jobTexts.noBenefits}</Typography>
              {'{{/job.benefits}}'}
            </JobSection>
            <ReportJobPlaceholder />
          </>
        }
        aside={null}
      />
    </JobFrame>
  );
}
