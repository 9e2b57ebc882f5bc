import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { ReactNode } from 'react';
import { WhereCapable, useCapability } from '@/entities/capability';
import type { Capability } from '@/entities/capability';
import { formatDay } from '@/shared/lib/dates';
import { texts } from './texts';
import { promisedScreens } from './promises';
import type { PromisedScreen } from './promises';

/** A paragraph of a section. */
function TermsParagraph({ children }: { children: ReactNode }) {
  return <Typography sx={{ mb: 1.5, lineHeight: 1.7, maxWidth: '72ch' }}>{children}</Typography>;
}

/** A list below a section's paragraphs; its items are `li`. One without items takes no room. */
function TermsList({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{ mt: 0, mb: 1.5, pl: 3, lineHeight: 1.7, maxWidth: '72ch', '&:empty': { display: 'none' } }}
    >
      {children}
    </Box>
  );
}

/**
 * Retention of candidates' data, as the reference provider does it: other providers have other
 * periods, which are not described. `docs/privacy.md` has the same table.
 */
function StoredData() {
  return (
    <WhereCapable capability="privacy">
      <Typography sx={{ mb: 0.5 }}>{texts.storedTitle}</Typography>
      <TermsList>
        {texts.stored.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </TermsList>
    </WhereCapable>
  );
}

function Promised({ name, to }: PromisedScreen) {
  const { text, screen } = texts.promises[name];
  return (
    <Box component="li">
      {text}:{' '}
      <Link component={RouterLink} to={to}>
        {screen}
      </Link>
    </Box>
  );
}

function CapablePromised({ capability, ...promise }: PromisedScreen & { capability: Capability }) {
  return useCapability(capability) && <Promised {...promise} />;
}

/** Rights of candidates for a section of the terms, as far as the provider supports them. Specification 4, section 6. */
function Promises({ section }: Pick<PromisedScreen, 'section'>) {
  const promises = promisedScreens.filter((promise) => promise.section === section);
  if (promises.length === 0) return null;
  const capabilities = new Set(promises.flatMap(({ capability }) => capability ?? []));
  return (
    <>
      <TermsList>
        {promises.map(({ capability, ...promise }) =>
          capability ? (
            <CapablePromised key={promise.name} capability={capability} {...promise} />
          ) : (
            <Promised key={promise.name} {...promise} />
          ),
        )}
      </TermsList>
      {[...capabilities].map((capability) => (
        <WhereCapable key={capability} capability={capability} onlyWithoutScripts>
          <TermsList>
            {promises
              .filter((promise) => promise.capability === capability)
              .map((promise) => (
                <Promised key={promise.name} {...promise} />
              ))}
          </TermsList>
        </WhereCapable>
      ))}
    </>
  );
}

/** The rights that a candidate can use without asking anybody, where the provider has the screens for it. */
function PrivacyRights() {
  return (
    <WhereCapable capability="privacy">
      {texts.rightsWithPrivacy.map((paragraph) => (
        <TermsParagraph key={paragraph}>{paragraph}</TermsParagraph>
      ))}
    </WhereCapable>
  );
}

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
