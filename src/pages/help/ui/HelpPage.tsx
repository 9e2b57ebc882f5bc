import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { WhereCapable } from '@/entities/capability';
import { questions } from '../model/questions';
import { texts } from '../texts';
import { Answer } from './Answer';
import { HelpSection } from './HelpSection';

/** Mailbox of the team that runs the site. */
const HELP_EMAIL = 'halo@titian.example';

/**
 * /bantuan: questions and answers, linked from the footer. Every answer is in the page and open, so that it can be read
 * without scripts, printed and found by the browser's search. Specification 1, section 2, "Footer".
 */
export function HelpPage() {
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, sm: 8 } }}>
      <title>{texts.documentTitle}</title>
      <Typography variant="h1">{texts.title}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {texts.intro}
      </Typography>
      {questions.map(({ capability, ...question }) =>
        capability ? (
          <WhereCapable key={question.name} capability={capability}>
            <Answer {...question} />
          </WhereCapable>
        ) : (
          <Answer key={question.name} {...question} />
        ),
      )}
      <HelpSection title={texts.contact}>
        <Typography>{texts.contactText}</Typography>
        <Link href={`mailto:${HELP_EMAIL}`}>{HELP_EMAIL}</Link>
      </HelpSection>
    </Container>
  );
}
