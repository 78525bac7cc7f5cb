import { useState } from 'react';
import { useText } from '#kit/ui/text/use-text.ts';
import { WorldMap } from '#kit/ui/world-map/world-map.tsx';
import styles from './ministries.module.css';

interface WhereOnMapProps {
  ministry: { _id: string; name: string; latitude: number | null; longitude: number | null };
}

/** Where a ministry lies among its neighbours: a single mark is shown with the country around it. */
export function WhereOnMap({ ministry: { _id: id, name, latitude, longitude } }: WhereOnMapProps) {
  const text = useText();
  const [pressed, setPressed] = useState<readonly string[]>([]);
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return (
    <div className={styles['near']}>
      <WorldMap
        label={text('ministryOnMap', { name })}
        markers={[{ id, label: name, latitude, longitude }]}
        pressed={pressed}
        onPress={setPressed}
        card={name}
      >
        {() => null}
      </WorldMap>
    </div>
  );
}
