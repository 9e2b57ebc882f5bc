import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSearchHistory } from '@/features/search-jobs';
import { routes } from '@/shared/config';
import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
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
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: spacing(1.5),
      flexGrow: 1,
      paddingInline: spacing(1.5),
    },
    '.search-room > svg': { color: palette.primary.main },
    // In an empty field the placeholder stands for the label; with text in it, the label takes its place above.
    '.search-room > div': { flexGrow: 1, minWidth: 0 },
    label: { display: 'block', fontSize: '0.75rem', lineHeight: '18px', color: palette.text.secondary },
    input: {
      width: '100%',
      height: 28,
      padding: 0,
      border: 0,
      font: 'inherit',
      color: 'inherit',
      background: 'none',
      '&::-webkit-search-cancel-button': { display: 'none' },
      '&::placeholder': { color: palette.text.secondary, opacity: 1 },
      // The frame around it shows the focus.
      '&, &:focus-visible': { outline: 'none', boxShadow: 'none' },
    },
    '.search-room > div:has(input:placeholder-shown)': { translate: '0 -9px', label: { opacity: 0 } },
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
        <div>
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
        </div>
      </div>
      <Button type="submit" variant="contained" color="secondary" size="large">
        {texts.search}
      </Button>
    </Form>
  );
}
