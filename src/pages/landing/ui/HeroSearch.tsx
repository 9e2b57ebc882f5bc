import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchHistory } from '@/features/search-jobs';
import { routes } from '@/shared/config';
import { Icon } from '@/shared/ui/icon';
import { texts } from '../texts';

const SEARCH = 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l5 5';

/** In an empty field the placeholder stands for the label; with text in it, the label takes its place above. */
const floatingLabel = {
  flexGrow: 1,
  minWidth: 0,
  '& label': { display: 'block', fontSize: '0.75rem', lineHeight: '18px', color: 'text.secondary' },
  '& input': {
    boxSizing: 'border-box',
    width: '100%',
    height: 28,
    p: 0,
    border: 0,
    // The frame around it shows the focus.
    outline: 'none',
    boxShadow: 'none',
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
  '&:has(input:placeholder-shown)': { translate: '0 -9px', '& label': { opacity: 0 } },
};

/** The signed-in candidate's search, which goes on at the job list and is remembered there. Specification 1, sections 2 and 9. */
export function HeroSearch() {
  const navigate = useNavigate();
  const { remember } = useSearchHistory();
  const id = useId();
  const [text, setText] = useState('');

  const search = (event: FormEvent) => {
    event.preventDefault();
    remember(text);
    void navigate(routes.jobs.to(text));
  };

  return (
    <Box
      component="form"
      role="search"
      onSubmit={search}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: 1,
        maxWidth: 560,
        p: 1,
        borderRadius: '16px',
        bgcolor: 'background.paper',
        color: 'text.primary',
        '&:has(input:focus-visible)': { outline: '3px solid', outlineColor: 'brand.accent', outlineOffset: 2 },
      }}
    >
      <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 1.5, flexGrow: 1, px: 1.5 }}>
        <Box component="span" sx={{ display: 'flex', color: 'primary.main' }}>
          <Icon path={SEARCH} />
        </Box>
        <Box sx={floatingLabel}>
          <label htmlFor={id}>{texts.searchLabel}</label>
          <input
            id={id}
            name="search"
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder={texts.searchLabel}
            maxLength={100}
            enterKeyHint="search"
          />
        </Box>
      </Box>
      <Button type="submit" variant="contained" color="secondary" size="large">
        {texts.search}
      </Button>
    </Box>
  );
}
