import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { formatDay } from '@/shared/lib/dates';
import { texts } from '../texts';
import { StoredData } from './StoredData';
import { PrivacyRights } from './PrivacyRights';
import { Promises } from './Promises';
import { TermsParagraph } from './TermsParagraph';

/** Day from which the terms hold, `YYYY-MM-DD`. */
const TERMS_DATE = '2026-11-24';

type SectionName = keyof typeof texts.sections;

const SECTIONS = Object.entries(texts.sections) as [SectionName, (typeof texts.sections)[SectionName]][];

/** /terms: the terms and conditions, linked from the sign-up modal. Specification 1, section 2. */
export function TermsPage() {
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, sm: 8 } }}>
      <title>{texts.documentTitle}</title>
      <Typography variant="h1">{texts.title}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {texts.since(formatDay(TERMS_DATE))}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {SECTIONS.map(([name, { title, paragraphs }], index) => (
          <Box component="li" key={name} sx={{ mt: 5 }}>
            <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
              {index + 1}. {title}
            </Typography>
            {paragraphs.map((paragraph, place) => (
              <TermsParagraph key={place}>{paragraph}</TermsParagraph>
            ))}
            {name === 'rights' && <PrivacyRights />}
            <Promises section={name} />
            {name === 'privacy' && <StoredData />}
          </Box>
        ))}
      </Box>
    </Container>
  );
}
