import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { EMPTY_IMAGE, useImagesWait } from '@/shared/lib/connection';
import { texts } from '../texts';
import processPicture from '../content/benefits/process.svg';
import reachPicture from '../content/benefits/reach.svg';
import varietyPicture from '../content/benefits/variety.svg';
import { sectionTitleStyle } from './section-style';

/** The three benefits of specification 1, section 2. */
const benefits = [
  { name: 'process', ...texts.benefits.process, image: processPicture },
  { name: 'reach', ...texts.benefits.reach, image: reachPicture },
  { name: 'variety', ...texts.benefits.variety, image: varietyPicture },
] as const;

const Section = styled(Container)(({ theme }) => {
  const { breakpoints, spacing } = theme;
  const { palette } = theme.vars;
  return {
    paddingBlock: spacing(7),
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    h2: sectionTitleStyle(theme),
    ul: { display: 'grid', gap: spacing(2), margin: 0, padding: 0, listStyle: 'none' },
    // On a phone the picture is beside the title, and all three are soon read.
    li: {
      display: 'grid',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: spacing(2),
      padding: spacing(2.5),
      border: `1px solid ${palette.divider}`,
      borderRadius: 16,
      backgroundColor: palette.background.paper,
    },
    img: { display: 'block', width: 96, height: 'auto' },
    h3: { ...theme.typography.h3, margin: 0 },
    p: { gridColumn: '1 / -1', margin: spacing(1.5, 0, 0), color: palette.text.secondary },
    [breakpoints.up('md')]: {
      paddingBlock: spacing(11),
      ul: { gridTemplateColumns: 'repeat(3, 1fr)', gap: spacing(3) },
      li: { display: 'block', padding: spacing(3) },
      img: { width: 120 },
      h3: { margin: spacing(2.5, 0, 1) },
      p: { margin: 0 },
    },
  };
}) as typeof Container;

/** Why to choose Titian. Specification 1, section 2. The footer's "About" leads here. */
export function Benefits() {
  const isWaiting = useImagesWait();
  return (
    <Section component="section" id="tentang" tabIndex={-1} aria-labelledby="kenapa">
      <h2 id="kenapa">{texts.whyUs}</h2>
      <ul>
        {benefits.map(({ name, title, text, image }) => (
          <li key={name}>
            <img src={isWaiting ? EMPTY_IMAGE : image} alt="" width={120} height={96} loading="lazy" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
