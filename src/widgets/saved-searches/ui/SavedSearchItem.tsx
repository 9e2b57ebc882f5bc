import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { alertLabel } from '@/entities/saved-search';
import type { SavedSearch } from '@/entities/saved-search';
import { BASE_URL } from '@/shared/api';
import { routes } from '@/shared/config';
import { texts } from '../texts';

const FORMATS = ['rss', 'json', 'ics'] as const;

/** Address of a feed of a search, absolute: it is copied into another program. */
const feedAddress = (format: (typeof FORMATS)[number], query: string): string =>
  new URL(`${BASE_URL}job/feed/${format}/?${query}`, window.location.href).href;

interface SavedSearchItemProps {
  item: SavedSearch;
  onChange: () => void;
  onRemove: () => void;
}

/** A saved search: its name leads to the list. */
export function SavedSearchItem({ item, onChange, onRemove }: SavedSearchItemProps) {
  const { name, query, alert, isReadable } = item;
  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ListItemText
        primary={
          isReadable ? (
            <Link
              component={RouterLink}
              to={{ pathname: routes.jobs.to(), search: query }}
              sx={{ display: 'inline-block', py: 1.5, my: -1.5 }}
            >
              {name}
            </Link>
          ) : (
            name
          )
        }
        secondary={isReadable ? texts.alert(alertLabel(alert)) : texts.newer}
        sx={{ minWidth: '12rem', overflowWrap: 'anywhere' }}
      />
      {isReadable && (
        <Typography variant="body2" component="div" sx={{ width: '100%', order: 1 }}>
          {texts.feeds}{' '}
          {FORMATS.map((format) => (
            <Link
              key={format}
              href={feedAddress(format, query)}
              aria-label={texts.feedNamed(texts.formats[format], name)}
              sx={{ display: 'inline-block', py: 1.5, my: -1.5, mr: 2 }}
            >
              {texts.formats[format]}
            </Link>
          ))}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        {isReadable && (
          <Button variant="outlined" aria-label={texts.changeNamed(name)} onClick={onChange}>
            {texts.change}
          </Button>
        )}
        <Button variant="outlined" color="error" aria-label={texts.removeNamed(name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </Box>
    </ListItem>
  );
}
