import { useState, type ReactNode } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import { isNarrowed } from '#kit/ui/table/list-params.ts';
import { NothingMatches } from '#kit/ui/table/nothing-matches.tsx';
import type { List } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { WorldMap } from '#kit/ui/world-map/world-map.tsx';
import { ministryPage } from '../../rules/ministry-pages.ts';
import styles from '../ministries.module.css';
import {
  ministryMap,
  type MinistryMapQuery,
  type PlacedMinistryFragment,
} from '../ministries.graphql.generated.ts';
import { useMinistryWords } from '../use-ministry-words.ts';
import { registryFilter, useRegistryFilters } from './registry-filters.ts';

/** So many lines stand beside the map at once. */
const LINES = 20;
/** As many as the server gives for a map. */
const MAP_MAX = 600;

interface RegistryMapProps {
  list: List;
  /** At the right end over the map. */
  children: ReactNode;
}

/** The registry on the map, with what is in sight as a list. */
export function RegistryMap({ list, children }: RegistryMapProps) {
  const text = useText();
  const answer = useQuery(ministryMap, { filter: registryFilter(list.params) });
  return (
    <>
      <FilterBar
        list={list}
        searchLabel={text('ministrySearch')}
        filters={useRegistryFilters(answer.data?.ministryCountries ?? [], list.params)}
      >
        {children}
      </FilterBar>
      <Card>
        <DataView
          answer={answer}
          waiting={<Skeleton shape="lines" count={8} />}
          isEmpty={({ listedMinistries }) => listedMinistries.count === 0}
          empty={
            isNarrowed(list.params) ? (
              <NothingMatches list={list} />
            ) : (
              <EmptyState icon="flag" title={<Text id="noMinistries" />}>
                <Text id="noMinistriesText" />
              </EmptyState>
            )
          }
        >
          {(known) => <Marked key={JSON.stringify(list.params)} known={known} />}
        </DataView>
      </Card>
    </>
  );
}

function Marked({ known: { ministriesOnMap: placed, listedMinistries } }: { known: MinistryMapQuery }) {
  const text = useText();
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const missing = listedMinistries.countIsOpen ? 0 : listedMinistries.count - placed.length;
  const markers = placed.map((ministry) => ({ ...ministry, id: ministry._id, label: ministry.name }));
  if (markers.length === 0) return <EmptyState icon="globe" title={<Text id="noneOnMap" />} />;
  return (
    <div className={styles['stack']}>
      {placed.length === MAP_MAX ? (
        <p className={styles['quiet']}>
          <Text id="mapIsFull" values={{ max: MAP_MAX }} />
        </p>
      ) : (
        missing > 0 && (
          <p className={styles['quiet']}>
            <Text id="notOnMap" values={{ count: missing }} />
          </p>
        )
      )}
      <WorldMap
        label={text('alumniMinistries')}
        markers={markers}
        pressed={pressed}
        onPress={setPressed}
        card={<Lines shown={placed.filter(({ _id }) => pressed.includes(_id))} />}
      >
        {(shown) => <Lines shown={shown} isWide />}
      </WorldMap>
    </div>
  );
}

function Lines({ shown, isWide = false }: { shown: readonly PlacedMinistryFragment[]; isWide?: boolean }) {
  const { placeOf } = useMinistryWords();
  const count = shown.length - LINES;
  return (
    <>
      <ul className={styles['lines']} data-wide={isWide || undefined}>
        {shown.slice(0, LINES).map((ministry) => (
          <li key={ministry._id}>
            <Link to={ministryPage(ministry._id)}>{ministry.name}</Link>
            <span className={styles['quiet']}>{placeOf(ministry)}</span>
          </li>
        ))}
      </ul>
      {count > 0 && (
        <p className={styles['quiet']}>
          <Text id="mapListsMore" values={{ count }} />
        </p>
      )}
    </>
  );
}
