import { useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Place } from '#kit/world-map/projection.ts';
import { Combobox } from '../combobox/combobox.tsx';
import type { Suggestion } from '../combobox/suggestion.ts';
import { Text } from '../text/text.tsx';
import { useText } from '../text/use-text.ts';
import { loadTowns } from './use-towns.ts';

interface TownFinderProps {
  /** Whose towns come first. */
  country: string;
  onFind: (place: Place) => void;
}

const MOST = 8;
/** Latitude and longitude, as other maps write them. */
const DEGREES = /^\s*([-−]?\d{1,2}(?:\.\d+)?)\s*°?\s*[,;\s]\s*([-−]?\d{1,3}(?:\.\d+)?)\s*°?\s*$/;

function degreesIn(typed: string): Place | null {
  const [latitude = Infinity, longitude = Infinity] = (DEGREES.exec(typed) ?? [])
    .slice(1)
    .map((said) => Number(said.replace('−', '-')));
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Finds a place by the name of its town, or by degrees that were copied from elsewhere. */
export function TownFinder({ country, onFind }: TownFinderProps) {
  const text = useText();
  const { locale } = useIntl();
  const places = useRef(new Map<string, Place>());

  const source = useCallback(
    async (search: string): Promise<readonly Suggestion[]> => {
      const degrees = degreesIn(search);
      if (degrees) {
        places.current.set(search, degrees);
        return [{ value: search, label: search.trim() }];
      }
      const names = new Intl.DisplayNames([locale], { type: 'region' });
      const { findTowns } = await loadTowns();
      return findTowns(search, country, MOST).map((town) => {
        const value = `${town.name} ${town.latitude} ${town.longitude}`;
        places.current.set(value, town);
        return { value, label: town.name, aside: names.of(town.country) ?? town.country };
      });
    },
    [country, locale],
  );

  function choose(chosen: Suggestion | null): void {
    const place = chosen && places.current.get(chosen.value);
    if (place) onFind(place);
  }

  return (
    <Combobox
      key={country}
      name="town"
      label={text('mapFindTown')}
      help={<Text id="mapFindTownHelp" />}
      source={source}
      onChoose={choose}
    />
  );
}
