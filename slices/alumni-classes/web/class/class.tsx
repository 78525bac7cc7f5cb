import { call } from '#kit/client/call/call.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import { RowsOnTheirWay } from '#kit/ui/table/output/rows-on-their-way.tsx';
import { usePrinting } from '#kit/ui/table/output/use-printing.ts';
import { Pager } from '#kit/ui/table/pager.tsx';
import { PrintedPart } from '#kit/ui/table/printed-part.tsx';
import { useList, type List } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useIsAtLeast } from '#kit/ui/use-is-at-least.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { NO_PLACE } from '../../rules/class-paths.ts';
import { alumniClasses } from '../classes.graphql.generated.ts';
import styles from '../classes.module.css';
import { alumniClass, type AlumniClassQuery } from './class.graphql.generated.ts';
import { ClassMember } from './class-member.tsx';
import { ClassPhotos } from './class-photos.tsx';

const MEMBERS = 60;
/** Where they stand one under the other. */
const MEMBERS_ON_PHONE = 20;
/** As many as a call may ask for, when the whole book is printed. */
const PRINTED = 100;

/** The members and photos of the classes of one year, or of one of its places. */
export function Class({ year }: { year: number }) {
  const size = useIsAtLeast('md') ? MEMBERS : MEMBERS_ON_PHONE;
  const list = useList(['place'], size);
  const chosen = list.params.filters['place'];
  const place = chosen === undefined ? null : chosen === NO_PLACE ? '' : chosen;
  const places = usePlacesOf(year);
  const answer = useQuery(alumniClass, { year, place, first: size, after: list.params.after });
  return (
    <>
      {places.length > 1 && <Places list={list} places={places} />}
      <DataView
        answer={answer}
        waiting={<Skeleton shape="rows" count={6} />}
        isEmpty={({ classMembers: { rows } }) => rows.length === 0 && list.params.after === null}
        empty={
          <EmptyState icon="users" title={<Text id="classEmpty" />}>
            <Text id="classEmptyText" />
          </EmptyState>
        }
      >
        {(data) => (
          <>
            <ClassPhotos
              photos={data.classPhotos}
              year={year}
              places={place === null ? places : [place]}
              readersPlace={placeOf(data.currentUser, year)}
            />
            <Members
              data={data}
              list={list}
              shown={{ year, place }}
              namesPlace={place === null && places.length > 1}
            />
          </>
        )}
      </DataView>
    </>
  );
}

/** Where the reader graduated; null where they are none of this class. */
const placeOf = (reader: AlumniClassQuery['currentUser'], year: number): string | null =>
  reader?.gradYear === year ? (reader.gradLocation ?? '') : null;

function usePlacesOf(year: number): string[] {
  const classes = useQuery(alumniClasses, {}).data?.alumniClasses ?? [];
  return classes.filter((one) => one.year === year).map(({ place }) => place);
}

function Places({ list, places }: { list: List; places: readonly string[] }) {
  const text = useText();
  return (
    <FilterBar
      list={list}
      filters={[
        {
          kind: 'choice',
          name: 'place',
          label: text('classPlace'),
          options: places.map((place) => ({
            value: place || NO_PLACE,
            label: place || text('classPlaceOther'),
          })),
        },
      ]}
    />
  );
}

interface MembersProps {
  data: AlumniClassQuery;
  list: List;
  shown: { year: number; place: string | null };
  namesPlace: boolean;
}

function Members({ data: { classMembers: page }, list, shown, namesPlace }: MembersProps) {
  const printing = usePrinting({
    list,
    page,
    open: async () => undefined,
    pageAfter: async (after, signal) =>
      (await call(alumniClass, { ...shown, first: PRINTED, after }, { signal })).classMembers,
  });
  const isWhole = printing.rows !== null || (page.nextCursor === null && list.params.after === null);
  return (
    <section className={styles['section']}>
      <header className={styles['head']}>
        <h2>
          <Text id="classMembers" />
        </h2>
        <span className={styles['quiet']}>
          <Text id="alumniCounted" values={{ count: page.count }} />
        </span>
        {printing.progress ? (
          <RowsOnTheirWay progress={printing.progress} onCancel={printing.cancel} />
        ) : (
          <Button onClick={printing.print}>
            <Icon name="printer" />
            <Text id="printYearBook" />
          </Button>
        )}
      </header>
      <ul className={styles['members']}>
        {(printing.rows ?? page.rows).map((member) => (
          <ClassMember key={member._id} member={member} namesPlace={namesPlace} />
        ))}
      </ul>
      {!isWhole && (
        <>
          <PrintedPart list={list} page={page} counted="alumniCounted" />
          <Pager list={list} page={page} counted="alumniCounted" onTurn={() => window.scrollTo({ top: 0 })} />
        </>
      )}
    </section>
  );
}
