import { useState } from 'react';
import type { Place } from '#kit/world-map/projection.ts';
import { PlacePicker } from '#kit/ui/world-map/place-picker.tsx';
import { WorldMap, type MapMarker } from '#kit/ui/world-map/world-map.tsx';
import { Specimen } from './specimen.tsx';

const CITIES: readonly MapMarker[] = (
  [
    ['Walsall', 52.6, -2],
    ['Birmingham', 52.5, -1.9],
    ['London', 51.5, -0.1],
    ['Berlin', 52.5, 13.4],
    ['Kyiv', 50.5, 30.5],
    ['Nairobi', -1.3, 36.8],
    ['Kampala', 0.3, 32.6],
    ['Lagos', 6.5, 3.4],
    ['Jakarta', -6.2, 106.8],
    ['Bandung', -6.9, 107.6],
    ['Manila', 14.6, 121],
    ['Auckland', -36.8, 174.8],
    ['Woodland Park', 39, -105.1],
    ['Monterrey', 25.7, -100.3],
    ['São Paulo', -23.6, -46.6],
    ['Suva', -18.1, 178.4],
  ] as const
).map(([label, latitude, longitude]) => ({ id: label, label, latitude, longitude }));

/** What lies somewhere in the world. */
export function MapsSection() {
  return (
    <>
      <Specimen
        title="Map of the world"
        about="Drawn from what the app brings along. Marks that lie close are one; whatever is marked is also a list."
      >
        <CitiesMap />
      </Specimen>
      <Specimen
        title="Place"
        about="Rounded to about ten kilometres. A pin moves by arrow keys."
        width="half"
      >
        <ChosenPlace opened={{ latitude: -1.3, longitude: 36.8 }} country="KE" />
      </Specimen>
      <Specimen title="No place yet" about="Begins at the country, where one is known." width="half">
        <ChosenPlace opened={null} country="NZ" />
      </Specimen>
    </>
  );
}

function CitiesMap() {
  const [pressed, setPressed] = useState<readonly string[]>([]);
  return (
    <WorldMap
      label="Cities"
      markers={CITIES}
      pressed={pressed}
      onPress={setPressed}
      card={pressed.join(', ')}
    >
      {(shown) => <p>{shown.map(({ label }) => label).join(', ')}</p>}
    </WorldMap>
  );
}

interface ChosenPlaceProps {
  opened: Place | null;
  country: string;
}

function ChosenPlace({ opened, country }: ChosenPlaceProps) {
  const [place, setPlace] = useState(opened);
  return <PlacePicker label={`Place in ${country}`} value={place} country={country} onChange={setPlace} />;
}
