import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatSalaryRange, workingTypeLabel, workplaceLabel } from '@/entities/job';
import type { JobDetail } from '@/entities/job';
import { texts } from '../texts';

const NONE = '-';

/** The side card: salary, company, workplace, working type and place. Specification 1, section 2. */
export function JobSummary({ job }: { job: JobDetail }) {
  const facts = [
    ['company', job.company.name],
    ['workplace', workplaceLabel(job.workplace)],
    ['workingType', workingTypeLabel(job.workingType)],
    ['province', job.province ?? NONE],
    ['city', job.city ?? NONE],
    ['functionOfInterest', job.functionOfInterest ?? NONE],
    ['industry', job.industry ?? NONE],
  ] as const;
  return (
    <Card component="section" aria-label={texts.summary} sx={{ p: { xs: 2.5, md: 3 } }}>
      <Box component="dl" sx={{ m: 0, overflowWrap: 'anywhere', '& dd': { m: 0 } }}>
        <Typography component="dt" variant="body2" color="textSecondary">
          {texts.salary}
        </Typography>
        <Typography
          component="dd"
          variant="h4"
          sx={{ fontSize: { xs: '1rem', sm: '1.125rem' }, color: 'primary.main' }}
        >
          {formatSalaryRange(job.minSalary, job.maxSalary)}
        </Typography>
        {facts.map(([fact, detail]) => (
          <Box
            key={fact}
            sx={{
              display: 'grid',
              gridTemplateColumns: '120px minmax(0, 1fr)',
              gap: 1,
              pt: 1.5,
              mt: 1.5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography component="dt" variant="body2" color="textSecondary">
              {texts.facts[fact]}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ fontWeight: 600 }}>
              {detail}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
