import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSearchHistory } from '@/features/search-jobs';
import { routes } from '@/shared/config';
import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import { TextField } from '@/shared/ui/field';
import { texts } from '../texts';

const Form = styled('form')(({ theme: { breakpoints, spacing, vars } }) => {
  const { palette } = vars;
  return {
    display: 'flex',
    flexDirection: 'column',
    gap: spacing(1),
    maxWidth: 560,
    padding: spacing(1.25),
    borderRadius: 16,
    color: palette.text.primary,
    backgroundColor: palette.background.paper,
    [breakpoints.up('sm')]: { flexDirection: 'row' },
    '&:has(input:focus-visible)': { outline: `3px solid ${palette.brand.accent}`, outlineOffset: 2 },
    '.MuiInputAdornment-root': { color: palette.primary.main },
  };
});

/** The signed-in candidate's search, which continues at the job list and is remembered there. Specification 1, sections 2 and 9. */
export function HeroSearch() {
  const navigate = useNavigate();
  const { remember } = useSearchHistory();
  const [text, setText] = useState('');

  const search = (event: FormEvent) => {
    event.preventDefault();
    remember(text);
    void navigate(routes.jobs.to(text));
  };

  return (
    <Form role="search" onSubmit={search}>
      <TextField
        name="search"
        type="search"
        label={texts.searchLabel}
        margin="none"
        value={text}
        onChange={(event) => setText(event.target.value)}
        htmlInput={{ maxLength: 100, enterKeyHint: 'search' }}
        endAdornment={
          <InputAdornment position="end">
            <SearchIcon />
          </InputAdornment>
        }
      />
      <Button type="submit" variant="contained" color="secondary" size="large">
        {texts.search}
      </Button>
    </Form>
  );
}
