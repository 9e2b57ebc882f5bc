import { createContext, useContext, useId, useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

/** The button that opens a section and names it; Material UI's types call it a `div`. */
interface SectionTitle {
  id: string;
  ref: RefObject<HTMLDivElement | null>;
}

const TitleContext = createContext<SectionTitle | null>(null);

/** The title of the `SectionAccordion` around a component. */
export function useSectionTitle(): SectionTitle {
  const title = useContext(TitleContext);
  if (!title) throw new Error('A section has no accordion around it.');
  return title;
}

interface SectionAccordionProps {
  /** The part of the address after `#` that opens it. */
  name: string;
  title: string;
  /** Rendered when it is opened for the first time; then it stays, with everything that was typed. */
  children: ReactNode;
  /** True for a section that is not printed. */
  'data-screen'?: boolean;
}

/** A section of a page as a row that opens: a heading of level 2 with a button, and below it a region by its name. */
export function SectionAccordion({ name, title, children, ...others }: SectionAccordionProps) {
  const { hash, key } = useLocation();
  const isLinked = hash === `#${name}`;
  const [isOpen, setIsOpen] = useState(isLinked);
  const [wasOpened, setWasOpened] = useState(isLinked);
  const [seen, setSeen] = useState(key);
  // A further link to a section of the same page.
  if (key !== seen) {
    setSeen(key);
    if (isLinked) setIsOpen(true);
  }
  if (isOpen && !wasOpened) setWasOpened(true);
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const context = useMemo(() => ({ id, ref }), [id]);
  return (
    <Accordion
      {...others}
      id={name}
      expanded={isOpen}
      onChange={(_event, expanded) => setIsOpen(expanded)}
      slotProps={{ heading: { component: 'h2' } }}
    >
      <AccordionSummary ref={ref} id={id} aria-controls={`${name}-region`} expandIcon={<ExpandMoreIcon />}>
        {title}
      </AccordionSummary>
      <AccordionDetails>
        <TitleContext value={context}>{wasOpened && children}</TitleContext>
      </AccordionDetails>
    </Accordion>
  );
}
