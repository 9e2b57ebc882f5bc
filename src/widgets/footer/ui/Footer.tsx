import { memo, useSyncExternalStore } from 'react';
import { ShowImagesPrompt } from '@/features/preferences/data-saver';
import { LanguageChoice } from '@/features/preferences/language';
import { SchemeChoice } from '@/features/preferences/scheme';
import { routes } from '@/shared/config';
import { useImagesWait } from '@/shared/lib/connection';
import { Logo } from '@/shared/ui/Logo';
import { TOUCH } from '@/shared/ui/media-queries';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { ABOUT } from '../config/footer-links';
import { texts } from '../texts';
import { FooterLink, FooterLinks } from './FooterLinks';
import { SocialLinks } from './SocialLinks';

const never = () => () => undefined;

const thisYear = (): number => new Date().getFullYear();

/** Year in a page that the build rendered, until the app runs: it may be last year. */
const yearOfBuild = (): number => Number(process.env.BUILD_YEAR);

/** The year by the visitor's clock. */
const useYear = (): number => useSyncExternalStore(never, thisYear, yearOfBuild);

/** Its parts go by class name. */
const Foot = styled('footer')(({ theme }) => {
  const { breakpoints, spacing } = theme;
  const { brand } = theme.vars.palette;
  return {
    backgroundColor: brand.deep,
    color: brand.text,
    '.foot-room': { paddingBlock: spacing(5, 3) },
    '.foot-columns': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: spacing(4) },
    '.foot-brand': { gridColumn: '1 / -1' },
    '.foot-brand > p': { maxWidth: 380, margin: spacing(2, 0, 2.5), color: brand.soft },
    '.foot-end': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: spacing(2),
      marginTop: spacing(4),
      paddingTop: spacing(2.5),
      borderTop: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
      color: brand.soft,
    },
    '.foot-end > p': { ...theme.typography.body2, margin: 0 },
    // Room for what comes after hydration: two lines on a phone, below the others.
    '.foot-choices': {
      display: 'flex',
      flexWrap: 'wrap',
      flexBasis: '100%',
      gap: spacing(1.5),
      minHeight: 104,
      [TOUCH]: { minHeight: 116 },
    },
    [breakpoints.up('sm')]: { '.foot-choices': { flexBasis: 'auto', minHeight: 46, [TOUCH]: { minHeight: 52 } } },
    [breakpoints.up('md')]: {
      '.foot-room': { paddingTop: spacing(7) },
      '.foot-columns': { gridTemplateColumns: '2fr 1fr 1fr', gap: spacing(6) },
      '.foot-brand': { gridColumn: 'auto' },
      '.foot-end': { marginTop: spacing(6) },
    },
    '.foot-links > p': { margin: spacing(0, 0, 1), fontWeight: 700 },
    ul: { margin: 0, padding: 0, listStyle: 'none' },
    '.foot-links a': {
      display: 'inline-block',
      paddingBlock: spacing(0.75),
      color: brand.soft,
      '&:hover': { color: 'inherit' },
      [TOUCH]: { paddingBlock: spacing(1.25), marginBlock: 0 },
    },
    '.foot-networks': { display: 'flex', gap: spacing(1) },
  };
});

/** The foot of every page: networks, company links and copyright. Specification 1, section 2. */
export const Footer = memo(function Footer() {
  return (
    <Foot>
      <Container className="foot-room">
        <div className="foot-columns">
          <div className="foot-brand">
            <Logo variant="light" />
            <p>{texts.claim}</p>
            <SocialLinks />
          </div>
          <FooterLinks title={texts.candidates}>
            <FooterLink to={routes.jobs.to()}>{texts.jobs}</FooterLink>
            <FooterLink to={routes.terms.to()}>{texts.terms}</FooterLink>
          </FooterLinks>
          <FooterLinks title={texts.company}>
            <FooterLink to={ABOUT}>{texts.about}</FooterLink>
            <FooterLink to={routes.help.to()}>{texts.help}</FooterLink>
          </FooterLinks>
        </div>
        <div className="foot-end">
          <p>{texts.copyright(useYear())}</p>
          {useImagesWait() && <ShowImagesPrompt />}
          <div className="foot-choices">
            <LanguageChoice />
            <SchemeChoice />
          </div>
        </div>
      </Container>
    </Foot>
  );
});
