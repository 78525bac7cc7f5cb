import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { placeAt, project, roundPlace, type Place } from '#kit/world-map/projection.ts';
import { Button } from '../button/button.tsx';
import { Text } from '../text/text.tsx';
import { useText } from '../text/use-text.ts';
import { around, aroundCountry } from './around.ts';
import { MapSheet } from './map-sheet.tsx';
import { fitted, shareOf, within } from './map-view.ts';
import { TownFinder } from './town-finder.tsx';
import { TownNames } from './town-names.tsx';
import { useTowns } from './use-towns.ts';
import { useMapView } from './use-map-view.ts';
import { usePlaceText } from './use-place-text.ts';
import styles from './world-map.module.css';

interface PlacePickerProps {
  label: string;
  value: Place | null;
  /** The code of the country in which the map begins. */
  country?: string | null;
  onChange: (place: Place | null) => void;
}

const STEP = 0.1;
const LONG_STEP = 1;
/** So many degrees are shown around a town that was found. */
const NEAR_TOWN = 2;
/** Nearer to the edge of the window than this share, the map follows the pin. */
const EDGE = 0.06;
const KEYS: Readonly<Record<string, { north: number; east: number }>> = {
  ArrowUp: { north: 1, east: 0 },
  ArrowDown: { north: -1, east: 0 },
  ArrowLeft: { north: 0, east: -1 },
  ArrowRight: { north: 0, east: 1 },
};

const onEarth = ({ latitude, longitude }: Place): Place =>
  roundPlace({
    latitude: Math.max(-60, Math.min(84, latitude)),
    longitude: ((longitude + 540) % 360) - 180,
  });

/** A place on the map, to a tenth of a degree: by a press, or by a pin that the arrow keys move. */
export function PlacePicker({ label, value, country, onChange }: PlacePickerProps) {
  const text = useText();
  const id = useId();
  const placeText = usePlaceText();
  const pin = useRef<HTMLButtonElement>(null);
  const [isByButton, setIsByButton] = useState(false);
  const [opened] = useState({ value, country });
  const towns = useTowns(country);
  const start = useMemo(
    () => (country === opened.country && opened.value ? around(opened.value) : aroundCountry(country, towns)),
    [country, opened, towns],
  );
  const seen = useMapView(start);
  const { view, size, change } = seen;

  useEffect(
    function focusNewPin() {
      if (isByButton) pin.current?.focus();
    },
    [isByButton],
  );

  function onKeyDown(event: KeyboardEvent): void {
    const step = KEYS[event.key];
    if (!step || !value) return;
    event.preventDefault();
    const far = event.shiftKey ? LONG_STEP : STEP;
    const next = onEarth({
      latitude: value.latitude + step.north * far,
      longitude: value.longitude + step.east * far,
    });
    onChange(next);
    const point = project(next);
    const { x, y } = shareOf(view, point, size);
    if (Math.min(x, y) < EDGE || Math.max(x, y) > 1 - EDGE)
      change((now, window) => within({ ...now, ...point }, window));
  }

  function find(place: Place): void {
    const found = onEarth(place);
    onChange(found);
    change((_, window) => fitted(around(found, NEAR_TOWN), window));
  }

  const share = value && shareOf(view, project(value), size);
  return (
    <fieldset className={styles['picker']} aria-describedby={`${id}-help`}>
      <legend>
        {label}{' '}
        <span className={styles['optional']}>
          <Text id="optionalField" />
        </span>
      </legend>
      <TownFinder country={country ?? ''} onFind={find} />
      <MapSheet label={label} seen={seen} onPick={(point) => onChange(onEarth(placeAt(point)))}>
        <TownNames towns={towns} seen={seen} />
        {value && share && (
          <button
            ref={pin}
            type="button"
            className={styles['pin']}
            style={{ left: `${share.x * 100}%`, top: `${share.y * 100}%` }}
            aria-label={text('mapPin', { place: placeText(value) })}
            onKeyDown={onKeyDown}
          >
            <svg viewBox="0 0 24 30" aria-hidden="true">
              <path d="M12 29C7 22 3 17 3 11a9 9 0 0 1 18 0c0 6-4 11-9 18zM15 11a3 3 0 1 1-6 0 3 3 0 0 1 6 0z" />
            </svg>
          </button>
        )}
      </MapSheet>
      <p id={`${id}-help`} className={styles['help']}>
        <Text id="mapPickHelp" />
      </p>
      <div className={styles['foot']}>
        <output>{value ? placeText(value) : text('mapNoPin')}</output>
        {value ? (
          <Button
            key="remove"
            tone="quiet"
            onClick={() => {
              setIsByButton(false);
              onChange(null);
            }}
          >
            <Text id="mapRemovePin" />
          </Button>
        ) : (
          <Button
            key="set"
            tone="quiet"
            onClick={() => {
              setIsByButton(true);
              onChange(onEarth(placeAt(view)));
            }}
          >
            <Text id="mapSetPin" />
          </Button>
        )}
      </div>
    </fieldset>
  );
}
