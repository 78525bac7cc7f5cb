import { useQuery } from '#kit/client/query/use-query.ts';
import { useAppState } from '#kit/client/storage/app-state.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { AlumniArea } from '../alumni-area.tsx';
import { LibraryLessons } from './library-lessons.tsx';
import { libraryLessons } from './library.graphql.generated.ts';

/** The ten newest lessons that alumni may watch (HOLE-64). */
export function VideosScreen() {
  const text = useText();
  return (
    <AlumniArea title={text('latestVideos')} subtitle={<Text id="latestVideosLead" />}>
      <Videos />
    </AlumniArea>
  );
}

function Videos() {
  const { readLocale } = useAppState();
  const answer = useQuery(libraryLessons, { locale: readLocale });
  return (
    <DataView
      answer={{ ...answer, data: answer.data?.libraryLessons }}
      waiting={<Skeleton shape="lines" count={10} />}
      isEmpty={(lessons) => lessons.length === 0}
      empty={
        <EmptyState icon="play" title={<Text id="noVideosYet" />}>
          <Text id="noVideosYetText" />
        </EmptyState>
      }
    >
      {(lessons) => (
        <Card>
          <LibraryLessons lessons={lessons} />
        </Card>
      )}
    </DataView>
  );
}
