import { useParams } from 'react-router';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { offeringLine } from '#slices/courses/rules/course-offering.ts';
import { BookActions } from './book-actions.tsx';
import { BookStanding } from './book-standing.tsx';
import type { Book } from './book.ts';
import { GradeGrid } from './grade-grid.tsx';
import { gradebook } from './gradebook.graphql.generated.ts';
import { useBookActions } from './use-book-actions.ts';

/** The grades of a group in a course: for the user who teaches it and for those who look after the group. */
export function GradebookScreen() {
  const { courseOfferingId = '' } = useParams();
  const answer = useQuery(gradebook, { courseOfferingId }, { fresh: true });
  return (
    <Page>
      <DataView answer={answer} waiting={<Skeleton shape="rows" count={8} />} empty={<Unknown />}>
        {({ gradebook: book }) => (book ? <OpenBook book={book} /> : <Unknown />)}
      </DataView>
    </Page>
  );
}

function OpenBook({ book }: { book: Book }) {
  const text = useText();
  const actions = useBookActions(book);
  const { _id, course, groupName } = book.courseOffering;
  const title = course?.name ?? groupName;
  useOpenedRecord(text('menuGrades'), { name: title, address: `/teaching/${_id}` });
  return (
    <>
      <PageHeading
        title={title}
        subtitle={offeringLine(book.courseOffering)}
        actions={<BookActions book={book} actions={actions} />}
      />
      <BookStanding book={book} />
      {book.rows.length === 0 ? (
        <EmptyState icon="users" title={<Text id="bookNobody" />} />
      ) : (
        <GradeGrid book={book} actions={actions} />
      )}
    </>
  );
}

const Unknown = () => <EmptyState icon="users" title={<Text id="teachingNotThere" />} />;
