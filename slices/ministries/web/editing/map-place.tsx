import { useEffect, useRef, useState } from 'react';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { PlacePicker } from '#kit/ui/world-map/place-picker.tsx';
import { otherCountryOf } from '#kit/world-map/country-of-place.ts';
import type { Place } from '#kit/world-map/projection.ts';
import { useMinistryWords } from '../use-ministry-words.ts';

interface MapPlaceProps {
  start: { latitude: number | null; longitude: number | null };
  /** Where the map begins. */
  country: string;
}

/** The place on the map as two fields of the form. */
export function MapPlace({ start: { latitude, longitude }, country }: MapPlaceProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [place, setPlace] = useState<Place | null>(
    latitude === null || longitude === null ? null : { latitude, longitude },
  );
  const [begun] = useState(place);
  useEffect(
    function tellTheForm() {
      // Nobody types into hidden fields: what watches the form would not hear of them.
      if (place !== begun) input.current?.dispatchEvent(new Event('input', { bubbles: true }));
    },
    [place, begun],
  );
  return (
    <>
      <input ref={input} type="hidden" name="latitude" value={place?.latitude ?? ''} />
      <input type="hidden" name="longitude" value={place?.longitude ?? ''} />
      <PlacePicker label={text('ministryMapPlace')} value={place} country={country} onChange={setPlace} />
      <InAnotherCountry country={country} place={place} />
    </>
  );
}

/** Said while the pin is placed, not only when the form is sent. */
function InAnotherCountry({ country, place }: { country: string; place: Place | null }) {
  const { countryName } = useMinistryWords();
  const other = place && country !== '' ? otherCountryOf(country, place) : null;
  return (
    <output>
      {other !== null && (
        <Note tone="warning">
          <Text
            id="pinInAnotherCountry"
            values={{ other: countryName(other), country: countryName(country) }}
          />
        </Note>
      )}
    </output>
  );
}
