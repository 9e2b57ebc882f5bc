import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatSalaryRange, workingTypeLabel, workplaceLabel } from '@/entities/job';
import type { JobDetail } from '@/entities/job';

const NONE = '-';

/** The side card: salary, company, workplace, working type and place. Specification 1, section 2. */
export function JobSummary({ job }: { job: JobDetail }) {
  const facts = [
    { term: 'Perusahaan', detail: job.company.name },
    { term: 'Tempat Kerja', detail: workplaceLabel(job.workplace) },
    { term: 'Tipe Pekerjaan', detail: workingTypeLabel(job.workingType) },
    { term: 'Lokasi', detail: job.province ?? NONE },
    { term: 'Kota', detail: job.city ?? NONE },
    { term: 'Fungsi', detail: job.functionOfInterest ?? NONE },
    { term: 'Industri', detail: job.industry ?? NONE },
  ];
  return (
    <Card component="section" aria-label="Ringkasan lowongan" sx={{ p: { xs: 2.5, md: 3 } }}>
      <Box component="dl" sx={{ m: 0, overflowWrap: 'anywhere', '& dd': { m: 0 } }}>
        <Typography component="dt" variant="body2" color="textSecondary">
          Gaji per bulan
        </Typography>
        <Typography
          component="dd"
          variant="h4"
          sx={{ fontSize: { xs: '1rem', sm: '1.125rem' }, color: 'primary.main' }}
        >
          {formatSalaryRange(job.minSalary, job.maxSalary)}
        </Typography>
        {facts.map(({ term, detail }) => (
          <Box
            key={term}
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
              {term}
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
