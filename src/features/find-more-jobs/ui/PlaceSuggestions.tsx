import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { PlaceOption } from '@/entities/job';
import { ChipRow } from '@/shared/ui/ChipRow';
import { texts } from '../texts';
import { toTitle } from './filter-labels';

/** Where a city is whose name was typed, with or without "Kabupaten" or "Kota"; empty for any other text. */
function explain(text: string, places: readonly PlaceOption[]): string {
  const typed = text.trim().toLowerCase();
  const city = places.find(({ kind, name }) => kind === 'city' && ` ${name.toLowerCase()}`.endsWith(` ${typed}`));
  return city?.province ? texts.isIn(toTitle(text), city.province) : '';
}

interface PlaceSuggestionsProps {
  /** Text of the location box. */
  text: string;
  /** Places that it may mean, as the provider knows them. */
  places: readonly PlaceOption[];
  disabled: boolean;
  onChoose: (place: PlaceOption) => void;
}

/** Where the typed place is, and provinces and cities that may be meant. Any other text still works. */
export function PlaceSuggestions({ text, places, disabled, onChoose }: PlaceSuggestionsProps) {
  const typed = text.trim().toLowerCase();
  const others = places.filter(({ name }) => name.toLowerCase() !== typed);
  const explanation = explain(text, places);
  return (
    <>
      <Typography variant="body2" aria-live="polite" hidden={!explanation} sx={{ color: 'text.secondary' }}>
        {explanation}
      </Typography>
      {others.length > 0 && (
        <ChipRow role="group" aria-label={texts.places}>
          {others.map((place) => (
            <Chip
              key={`${place.kind} ${place.name}`}
              component="button"
              label={place.province && place.kind === 'city' ? texts.placeOf(place.name, place.province) : place.name}
              variant="outlined"
              disabled={disabled}
              onClick={() => onChoose(place)}
            />
          ))}
        </ChipRow>
      )}
    </>
  );
}
