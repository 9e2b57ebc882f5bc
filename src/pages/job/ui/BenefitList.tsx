import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { JobDetail } from '@/entities/job';
import { Icon } from '@/shared/ui/icon';
import { benefitIcon } from '../model/benefit-icons';
import { texts } from '../texts';

/** The benefits in two columns (one on a phone), an icon each. Specification 1, section 2, "Job detail screen". */
export function BenefitList({ benefits }: Pick<JobDetail, 'benefits'>) {
  if (benefits.length === 0) return <Typography color="textSecondary">{texts.noBenefits}</Typography>;
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {benefits.map(({ id, name }) => (
        <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, overflowWrap: 'anywhere' }}>
          <Box
            aria-hidden
            sx={{
              flexShrink: 0,
              width: 40,
              height: 40,
              display: 'grid',
              placeItems: 'center',
              borderRadius: 2.5,
              color: 'primary.main',
              bgcolor: 'tint.primary',
            }}
          >
            <Icon path={benefitIcon(name)} />
          </Box>
          {name}
        </Box>
      ))}
    </Box>
  );
}
