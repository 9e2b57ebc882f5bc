import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchHistory } from '@/features/search-jobs';
import { routes } from '@/shared/config';

const LABEL = 'Pekerjaan atau Perusahaan';

/** In an empty field the placeholder stands for the label; with text in it, the label takes its place above. */
const floatingLabel = {
  flexGrow: 1,
  minWidth: 0,
  '& label': { display: 'block', fontSize: '0.75rem', lineHeight: '18px', color: 'text.secondary' },
  '& input': {
    width: '100%',
    py: 0.25,
    px: 0,
    border: 0,
    font: 'inherit',
    lineHeight: 1.4375,
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
        borderRadius: 2,
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 1.5, flexGrow: 1, px: 1.5 }}>
        <SearchIcon aria-hidden color="primary" />
        <Box sx={floatingLabel}>
          <label htmlFor={id}>{LABEL}</label>
          <input
            id={id}
            name="search"
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder={LABEL}
            maxLength={100}
            enterKeyHint="search"
          />
        </Box>
      </Box>
      <Button type="submit" variant="contained" color="secondary" size="large">
        Cari!
      </Button>
    </Box>
  );
}
