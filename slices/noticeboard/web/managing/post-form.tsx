import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { parseInstant } from '#kit/calendar/instant.ts';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { localeOrDefault } from '#kit/messages/locales.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { valuesOf } from '#kit/ui/form/form-problems.ts';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { GuardedForm } from '#kit/ui/unsaved-changes/guarded-form.tsx';
import { textFor } from '../../rules/post.ts';
import { news, newsPost } from '../reading/news.graphql.generated.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { draftOf, postInputOf, isOut, type Campus, type PostDraft, type ShownDraft } from './draft.ts';
import {
  createNewsPost,
  editedNewsPost,
  setNewsPicture,
  updateNewsPost,
  type EditedPostFragment,
} from './edited-news.graphql.generated.ts';
import { managedNews } from './managed-news.graphql.generated.ts';
import { mergeDrafts, withPart, type DraftPart } from './merge-drafts.ts';
import { PostFields, type LiveDraft } from './post-fields.tsx';
import { PostPreview } from './post-preview.tsx';
import { textsIn } from './post-texts.tsx';

interface PostFormProps {
  /** Null for one that is still to be written. */
  post: EditedPostFragment | null;
  begun: PostDraft;
  campuses: readonly Campus[];
}

/** What came of a change by another user: what is theirs now, and the other side of each clash. */
interface Meanwhile {
  taken: readonly DraftPart[];
  clashes: readonly { part: DraftPart; isTheirs: boolean; other: PostDraft }[];
}

const liveOf = ({ texts, audience, appearing, picture }: PostDraft): LiveDraft => ({
  audience,
  appearing,
  picture,
  locale: localeOrDefault(textFor(texts, 'en')?.locale),
});

/** A post being written. What another user saves meanwhile is brought in, and where both wrote the writer chooses. */
export function PostForm({ post, begun, campuses }: PostFormProps) {
  const text = useText();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  // Made with the form, so that one which is sent twice makes one post.
  const [postId] = useState(() => post?._id ?? crypto.randomUUID());
  const [known, setKnown] = useState({ post, draft: begun });
  /** What the fields begin with; another round of them begins with another. */
  const [start, setStart] = useState({ draft: begun, round: 0 });
  const [live, setLive] = useState(() => liveOf(begun));
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const [preview, setPreview] = useState<ShownDraft | null>(null);
  const { attempt } = useMutation({ stale: [managedNews, news, newsPost] });

  function written(): PostDraft {
    const values = form.current ? valuesOf(form.current) : {};
    const { audience, appearing, picture } = live;
    return {
      texts: textsIn(values),
      audience,
      appearing,
      picture,
      publishAt: appearing === 'later' ? parseInstant(values['publishAt'] ?? '') : start.draft.publishAt,
      endsAt: parseInstant(values['endsAt'] ?? ''),
      signature: values['signature']?.trim() ?? '',
      pinned: 'pinned' in values,
      commentsAllowed: 'commentsAllowed' in values,
    };
  }

  async function save(): Promise<boolean> {
    const draft = written();
    const untitled = draft.texts.find(({ title }) => title === '');
    if (untitled) setLive({ ...live, locale: untitled.locale });
    const saved = await attempt(() => store(draft), { changedMeanwhile: () => bringIn(draft) });
    if (!saved) return false;
    showToast('success', text('recordSaved', { name: textFor(draft.texts, 'en')?.title ?? '' }));
    await navigate('/news/admin');
    return true;
  }

  async function store(draft: PostDraft): Promise<object> {
    const { picture } = draft;
    const postInput = postInputOf(draft);
    const answer = known.post
      ? await call(updateNewsPost, { postId, version: known.post.version, postInput })
      : await call(createNewsPost, { postId, postInput });
    if (picture.kind === 'kept') return answer;
    return call(setNewsPicture, { postId, picture: picture.kind === 'new' ? picture.base64 : null });
  }

  async function bringIn(mine: PostDraft): Promise<void> {
    const { managedNewsPost: now } = await call(editedNewsPost, { postId });
    if (!now) return;
    const theirs = draftOf(now);
    // One that has appeared meanwhile need not appear again.
    const asked = isOut(now) && mine.appearing === 'now' ? withPart(mine, 'time', theirs) : mine;
    // A new post whose first answer got lost was saved by the writer.
    const { draft, taken, clashing } = mergeDrafts(known.post ? known.draft : theirs, asked, theirs);
    setKnown({ post: now, draft: theirs });
    begin(draft);
    setMeanwhile({
      taken,
      clashes: clashing.map((part) => ({ part, isTheirs: false, other: theirs })),
    });
  }

  function begin(draft: PostDraft): void {
    setStart(({ round }) => ({ draft, round: round + 1 }));
    setLive({ ...liveOf(draft), locale: live.locale });
  }

  function swap(swapped: DraftPart): void {
    if (!meanwhile) return;
    const clash = meanwhile.clashes.find(({ part }) => part === swapped);
    if (!clash) return;
    const draft = written();
    begin(withPart(draft, swapped, clash.other));
    const turned = { part: swapped, isTheirs: !clash.isTheirs, other: draft };
    setMeanwhile({
      ...meanwhile,
      clashes: meanwhile.clashes.map((one) => (one.part === swapped ? turned : one)),
    });
  }

  function showPreview(): void {
    const { texts, signature, picture } = written();
    const shown = textFor(texts, live.locale);
    setPreview({
      title: shown?.title ?? '',
      body: shown?.body ?? '',
      locale: shown?.locale ?? live.locale,
      sender: signature === '' ? (post?.sender ?? '') : signature,
      pictureUrl: picture.shown,
    });
  }

  return (
    <GuardedForm id="newsPost" ref={form} onSubmit={save}>
      {known.post && <Progress post={known.post} />}
      {meanwhile && <ChangedMeanwhile key={known.post?.version} {...meanwhile} onSwap={swap} />}
      <PostFields
        key={start.round}
        start={start.draft}
        live={live}
        onChange={(change) => setLive((before) => ({ ...before, ...change }))}
        campuses={campuses}
        isOut={isOut(known.post)}
      >
        <Button aria-haspopup="dialog" onClick={showPreview}>
          <Icon name="eye" />
          <Text id="newsPreview" />
        </Button>
      </PostFields>
      {preview && <PostPreview draft={preview} audience={live.audience} onClose={() => setPreview(null)} />}
    </GuardedForm>
  );
}

/** How many have been told of a post so far. */
const Progress = ({ post: { isTold, told, toTell } }: { post: EditedPostFragment }) =>
  !isTold &&
  typeof toTell === 'number' && (
    <Note>
      <Text id="newsToldSoFar" values={{ told, all: toTell }} />
    </Note>
  );
