import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSearchHistory } from '@/features/search-jobs';
import { routes } from '@/shared/config';
import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import Input from '@mui/material/Input';
import InputLabel from '@mui/material/InputLabel';
import { styled } from '@mui/material/styles';
import { texts } from '../texts';

const Form = styled('form')(({ theme: { breakpoints, spacing, vars } }) => {
  const { palette } = vars;
  return {
    display: 'flex',
    flexDirection: 'column',
    gap: spacing(1),
    maxWidth: 560,
    padding: spacing(1),
    borderRadius: 16,
    color: palette.text.primary,
    backgroundColor: palette.background.paper,
    [breakpoints.up('sm')]: { flexDirection: 'row' },
    '&:has(input:focus-visible)': { outline: `3px solid ${palette.brand.accent}`, outlineOffset: 2 },
    '.search-room': {
      display: 'flex',
      alignItems: 'center',
      gap: spacing(1.5),
      flexGrow: 1,
      paddingInline: spacing(1.5),
    },
    '.search-room > svg': { color: palette.primary.main },
    // In the middle: there is no line below it to stand on.
    'label[data-shrink=false]': { transform: 'translate(0, 12px)' },
  };
});

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
    <Form role="search" onSubmit={search}>
      <div className="search-room">
        <SearchIcon />
        <FormControl variant="standard" margin="none">
          <InputLabel htmlFor={id}>{texts.searchLabel}</InputLabel>
          <Input
            id={id}
            name="search"
            type="search"
            disableUnderline
            value={text}
            onChange={(event) => setText(event.target.value)}
            slotProps={{ input: { maxLength: 100, enterKeyHint: 'search' } }}
          />
        </FormControl>
      </div>
      <Button type="submit" variant="contained" color="secondary" size="large">
        {texts.search}
      </Button>
    </Form>
  );
}
