import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { placeMeaning, suggestPlaces } from '@/entities/job-search';
import type { Place } from '@/entities/job-search';
import { ChipRow } from '@/shared/ui/ChipRow';
import { texts } from '../texts';

const CONJUNCTION = ', ';

/** The first letters in upper case, as names are written. */
const toTitle = (text: string): string => text.trim().replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());

/** Where a place is, or what an everyday name represents; empty for a province or a part of a name. */
function explain(text: string): string {
  const meaning = placeMeaning(text);
  if (!meaning) return '';
  const provinces = meaning.provinces.join(CONJUNCTION);
  const [city] = meaning.cities;
  if (!city) return texts.means(toTitle(text), provinces);
  const isOwnName = city.toLowerCase().includes(text.trim().toLowerCase());
  return isOwnName
    ? texts.isIn(toTitle(text), provinces)
    : texts.means(toTitle(text), texts.placeOf(meaning.cities.join(CONJUNCTION), provinces));
}

interface PlaceSuggestionsProps {
  /** Text of the location box. */
  text: string;
  disabled: boolean;
  onChoose: (place: Place) => void;
}

/** Where the typed place is, and provinces and cities that may be meant. Any other text still works. */
export function PlaceSuggestions({ text, disabled, onChoose }: PlaceSuggestionsProps) {
  const typed = text.trim().toLowerCase();
  const places = suggestPlaces(text).filter(({ name }) => name.toLowerCase() !== typed);
  const explanation = explain(text);
  return (
    <>
      <Typography variant="body2" aria-live="polite" hidden={!explanation} sx={{ color: 'text.secondary' }}>
        {explanation}
      </Typography>
      {places.length > 0 && (
        <ChipRow role="group" aria-label={texts.places}>
          {places.map((place) => (
            <Chip
              key={`${place.kind} ${place.name}`}
              label={place.kind === 'city' ? texts.placeOf(place.name, place.province) : place.name}
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
