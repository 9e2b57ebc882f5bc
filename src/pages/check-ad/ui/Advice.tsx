import { COMPLAINT_CHANNELS } from '@titian/rules/complaint-channels';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { ExternalLink } from '@/shared/ui/ExternalLink';
import { formatDay } from '@/shared/lib/dates';
import { language } from '@/shared/lib/language';
import { texts } from '../texts';

const Section = styled('section')(({ theme }) => ({
  maxWidth: '72ch',
  marginTop: theme.spacing(5),
  h2: { ...theme.typography.h3, margin: 0 },
  'ol, ul': { margin: theme.spacing(1, 0, 0), paddingInlineStart: theme.spacing(3) },
  li: { marginTop: theme.spacing(1), lineHeight: 1.6 },
  '.channel-ways': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(2) },
  '& > p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** Day since which all of them were compared with their sources. */
const CHECKED_ON = COMPLAINT_CHANNELS.map(({ checkedOn }) => checkedOn).sort()[0] ?? '';

/** Checks that always help, with any result, and places to ask and report. Specification 4, section 14. */
export function Advice() {
  return (
    <>
      <Section aria-labelledby="selalu">
        <h2 id="selalu">{texts.alwaysTitle}</h2>
        <ol>
          {texts.always.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </Section>
      <Section aria-labelledby="lapor">
        <h2 id="lapor">{texts.channelsTitle}</h2>
        <ul>
          {COMPLAINT_CHANNELS.map(({ name, purpose, phone, url }) => (
            <li key={name}>
              <strong>{name}</strong>: {purpose[language()]}
              <div className="channel-ways">
                {phone && (
                  <Link href={`tel:${phone.replace(/\D/g, '')}`} sx={{ py: 1.25, my: -1 }}>
                    {phone}
                  </Link>
                )}
                {url && <ExternalLink href={url}>{new URL(url).host}</ExternalLink>}
              </div>
            </li>
          ))}
        </ul>
        <p>{texts.checkedOn(formatDay(CHECKED_ON))}</p>
      </Section>
    </>
  );
}
