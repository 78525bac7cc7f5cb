import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { SegmentedControl } from '#kit/ui/segmented-control/segmented-control.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Pager } from '#kit/ui/table/pager.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { AlumniArea } from '#slices/alumni/web/api.ts';
import { CLASSES_PAGE } from '../../rules/class-paths.ts';
import { PHOTO_STATUSES } from '../../rules/class-photo.ts';
import styles from '../classes.module.css';
import { classPhotosToDecide } from './review.graphql.generated.ts';
import { ReviewedPhoto } from './reviewed-photo.tsx';

/** Where alumni admins look at photos of classes before others see them. */
export function ReviewScreen() {
  const text = useText();
  return (
    <AlumniArea
      isOfAdmins
      title={text('reviewClassPhotos')}
      above={[{ name: text('alumniClasses'), address: CLASSES_PAGE }]}
      subtitle={<Text id="reviewClassPhotosLead" />}
    >
      <Photos />
    </AlumniArea>
  );
}

/** Photos in one state, with the longest waiting first. */
export function Photos() {
  const text = useText();
  const list = useList(['status']);
  const status = PHOTO_STATUSES.find((known) => known === list.params.filters['status']) ?? 'PENDING';
  const answer = useQuery(classPhotosToDecide, { status, after: list.params.after });
  return (
    <>
      <SegmentedControl
        label={text('classPhotosOf')}
        options={PHOTO_STATUSES.map((value) => ({ value, label: text(`classPhotos${value}`) }))}
        value={status}
        onChoose={(value) => list.ask({ filters: value === 'PENDING' ? {} : { status: value } })}
      />
      <DataView
        answer={answer}
        waiting={<Skeleton shape="rows" count={4} />}
        isEmpty={({ classPhotosToDecide: { rows } }) => rows.length === 0}
        empty={
          <EmptyState
            icon="check"
            title={<Text id={status === 'PENDING' ? 'noClassPhotosWaiting' : 'noClassPhotosThere'} />}
          />
        }
      >
        {({ classPhotosToDecide: page }) => (
          <>
            <ul className={styles['review']}>
              {page.rows.map((photo) => (
                <ReviewedPhoto key={photo._id} photo={photo} />
              ))}
            </ul>
            <Pager
              list={list}
              page={page}
              counted="classPhotosCounted"
              onTurn={() => window.scrollTo({ top: 0 })}
            />
          </>
        )}
      </DataView>
    </>
  );
}
