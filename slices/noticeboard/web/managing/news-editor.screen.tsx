import { useParams } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { editedNewsPost, newsCampuses, type EditedPostFragment } from './edited-news.graphql.generated.ts';
import { draftOf, newDraft, type Campus } from './draft.ts';
import { PostForm } from './post-form.tsx';
import { PostStatusChip } from './post-status.tsx';

const NEW = 'new';

/** Where a post is written. */
export function NewsEditorScreen() {
  const { postId = NEW } = useParams();
  const isNew = postId === NEW;
  const campuses = useQuery(newsCampuses, {});
  const answer = useQuery(editedNewsPost, { postId }, { fresh: true, enabled: !isNew });
  return (
    <Page>
      <DataView answer={campuses} waiting={<Skeleton shape="fields" count={6} />} isEmpty={() => false}>
        {({ newsCampuses: known }) =>
          isNew ? (
            <Editor key={NEW} post={null} campuses={known} />
          ) : (
            <DataView answer={answer} waiting={<Skeleton shape="fields" count={6} />} empty={<Unknown />}>
              {({ managedNewsPost: post }) => post && <Editor key={post._id} post={post} campuses={known} />}
            </DataView>
          )
        }
      </DataView>
    </Page>
  );
}

const Unknown = () => (
  <EmptyState
    icon="note"
    title={<Text id="newsNotFound" />}
    action={
      <LinkButton to="/news/admin">
        <Text id="menuNoticeboardManager" />
      </LinkButton>
    }
  />
);

interface EditorProps {
  post: EditedPostFragment | null;
  campuses: readonly Campus[];
}

function Editor({ post, campuses }: EditorProps) {
  const text = useText();
  const isForCollege = useSignedInUser().roles?.includes('superadmin') === true;
  useOpenedRecord(post?.title ?? text('newNewsPost'));
  return (
    <>
      <PageHeading
        title={post ? post.title : <Text id="newNewsPost" />}
        subtitle={post && <PostStatusChip status={post.status} publishAt={post.publishAt} />}
      />
      <PostForm
        post={post}
        begun={post ? draftOf(post) : newDraft(campuses, isForCollege)}
        campuses={campuses}
      />
    </>
  );
}
