import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { WhereCapable } from '@/entities/capability';
import { questions } from './questions';
import { texts } from './texts';
import { HelpQuestion } from './HelpQuestion';

/** Mailbox of the team that runs the site. */
const HELP_EMAIL = 'halo@titian.example';

/**
 * /bantuan: questions, each with its answer folded below, linked from the footer. Every answer is in the page, so that it can
 * be read without scripts, printed and found by the browser's search. Specification 1, section 2, "Footer".
 */
export function HelpPage() {
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, sm: 8 } }}>
      <title>{texts.documentTitle}</title>
      <Typography variant="h1">{texts.title}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {texts.intro}
      </Typography>
      <Box sx={{ mt: 3, mb: 5 }}>
        {questions.map(({ capability, ...question }) =>
          capability ? (
            <WhereCapable key={question.name} capability={capability}>
              <HelpQuestion {...question} />
            </WhereCapable>
          ) : (
            <HelpQuestion key={question.name} {...question} />
          ),
        )}
      </Box>
      <Typography component="h2" variant="h3">
        {texts.contact}
      </Typography>
      <Typography sx={{ my: 1 }}>{texts.contactText}</Typography>
      <Link href={`mailto:${HELP_EMAIL}`}>{HELP_EMAIL}</Link>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 5 }}>
        {texts.version(process.env.BUILD_VERSION ?? '')}
      </Typography>
    </Container>
  );
}
