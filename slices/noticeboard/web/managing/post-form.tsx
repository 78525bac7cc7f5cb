import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { parseInstant, type Instant } from '#kit/calendar/instant.ts';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { localeOrDefault, type Locale } from '#kit/messages/locales.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { RadioGroup } from '#kit/ui/choice/radio-group.tsx';
import { InstantField } from '#kit/ui/date/instant-field.tsx';
import { readerZone } from '#kit/ui/date/reader-zone.ts';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { GuardedForm } from '#kit/ui/unsaved-changes/guarded-form.tsx';
import { MAX_SIGNATURE, textFor } from '../../rules/post.ts';
import { news, newsPost } from '../reading/news.graphql.generated.ts';
import { AudienceFields } from './audience-fields.tsx';
import type { Campus, ChosenAudience, ShownDraft } from './draft.ts';
import {
  createNewsPost,
  setNewsPicture,
  updateNewsPost,
  type CreateNewsPostMutationVariables,
  type EditedPostFragment,
} from './edited-news.graphql.generated.ts';
import { managedNews } from './managed-news.graphql.generated.ts';
import styles from './managing.module.css';
import { PictureField, type PictureChange } from './picture-field.tsx';
import { PostPreview } from './post-preview.tsx';
import { PostTexts, textsIn } from './post-texts.tsx';

interface PostFormProps {
  /** Null for one that is still to be written. */
  post: EditedPostFragment | null;
  campuses: readonly Campus[];
  refetch: () => void;
}

/** When a post appears: not yet, at once, at a time to come, or as it has. */
type Appearing = 'draft' | 'now' | 'later' | 'kept';

export function PostForm({ post, campuses, refetch }: PostFormProps) {
  const text = useText();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  // Made with the form, so that one which is sent twice makes one post.
  const [postId] = useState(() => post?._id ?? crypto.randomUUID());
  const [locale, setLocale] = useState<Locale>(() =>
    localeOrDefault(textFor(post?.texts ?? [], 'en')?.locale),
  );
  const isOut = post?.status === 'PUBLISHED' || post?.status === 'ENDED';
  const [appearing, setAppearing] = useState<Appearing>(
    isOut ? 'kept' : post?.status === 'SCHEDULED' ? 'later' : 'draft',
  );
  const isForCollege = useSignedInUser().roles?.includes('superadmin') === true;
  const [audience, setAudience] = useState<ChosenAudience>(() => audienceOf(post, campuses, isForCollege));
  const [picture, setPicture] = useState<PictureChange>({ kind: 'kept' });
  const [preview, setPreview] = useState<ShownDraft | null>(null);
  const { attempt } = useMutation({ stale: [managedNews, news, newsPost] });
  const zone = zoneOf(audience, campuses);
  const pictureUrl =
    picture.kind === 'new' ? picture.shown : picture.kind === 'kept' ? (post?.pictureUrl ?? null) : null;

  async function save(values: Record<string, string>): Promise<boolean> {
    const texts = textsIn(values);
    const untitled = texts.find(({ title }) => title === '');
    if (untitled) setLocale(untitled.locale);
    const postInput = {
      texts,
      audience: audience.kind,
      regionIds: audience.kind === 'REGIONS' ? audience.regions.map(({ value }) => value) : [],
      groupIds: audience.kind === 'GROUPS' ? audience.groups.map(({ value }) => value) : [],
      signature: values['signature'] ?? '',
      pinned: isChecked(form.current, 'pinned'),
      commentsAllowed: isChecked(form.current, 'commentsAllowed'),
      publishNow: appearing === 'now',
      publishAt: publishAtOf(appearing, values['publishAt'] ?? '', post),
      endsAt: parseInstant(values['endsAt'] ?? ''),
    };
    const saved = await attempt(() => store(postInput), { changedMeanwhile: refetch });
    if (!saved) return false;
    const title = textFor(texts, 'en')?.title ?? '';
    showToast('success', text('recordSaved', { name: title }));
    await navigate('/news/admin');
    return true;
  }

  async function store(postInput: CreateNewsPostMutationVariables['postInput']): Promise<object> {
    const answer = post
      ? await call(updateNewsPost, { postId, version: post.version, postInput })
      : await call(createNewsPost, { postId, postInput });
    if (picture.kind === 'kept') return answer;
    return call(setNewsPicture, { postId, picture: picture.kind === 'new' ? picture.base64 : null });
  }

  function showPreview(): void {
    if (!form.current) return;
    const values = Object.fromEntries(
      [...new FormData(form.current)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    );
    const shown = textFor(textsIn(values), locale);
    const signed = values['signature']?.trim() ?? '';
    setPreview({
      title: shown?.title ?? '',
      body: shown?.body ?? '',
      locale: shown?.locale ?? locale,
      sender: signed === '' ? (post?.sender ?? '') : signed,
      pictureUrl,
    });
  }

  return (
    <GuardedForm id="newsPost" ref={form} onSubmit={save}>
      {post && !post.isTold && post.toTell !== null && post.toTell !== undefined && (
        <Note>
          <Text id="newsToldSoFar" values={{ told: post.told, all: post.toTell }} />
        </Note>
      )}
      <div className={styles['editor']}>
        <div className={styles['main']}>
          <Card>
            <PostTexts texts={post?.texts ?? []} locale={locale} onChoose={setLocale} />
          </Card>
          <Card title={<Text id="newsPicture" />}>
            <PictureField pictureUrl={pictureUrl} onChange={setPicture} />
          </Card>
        </div>
        <div className={styles['side']}>
          <Card title={<Text id="newsAudienceTitle" />}>
            <AudienceFields
              isForCollege={isForCollege}
              audience={audience}
              campuses={campuses}
              onChange={setAudience}
            />
          </Card>
          <Card title={<Text id="newsWhen" />}>
            <div className={styles['fields']}>
              <RadioGroup
                name="appearing"
                legend={<Text id="newsAppears" />}
                defaultValue={appearing}
                options={[
                  ...(isOut ? [{ value: 'kept', label: text('newsStaysPublished') }] : []),
                  ...(isOut ? [] : [{ value: 'now', label: text('newsPublishNow') }]),
                  { value: 'later', label: text('newsSchedule') },
                  { value: 'draft', label: text(isOut ? 'newsTakeBack' : 'newsKeepDraft') },
                ]}
                onChoose={(chosen) => setAppearing(chosen as Appearing)}
              />
              {appearing === 'later' && (
                <InstantField
                  key={`publishAt.${zone}`}
                  name="publishAt"
                  legend={text('newsPublishAt')}
                  zone={zone}
                  required
                  defaultInstant={isOut ? null : (post?.publishAt ?? null)}
                />
              )}
              <InstantField
                key={`endsAt.${zone}`}
                name="endsAt"
                legend={text('newsEndsAt')}
                zone={zone}
                defaultInstant={post?.endsAt ?? null}
              />
            </div>
          </Card>
          <Card title={<Text id="newsSettings" />}>
            <div className={styles['fields']}>
              <TextField
                name="signature"
                label={text('newsSender')}
                help={text('newsSenderHelp')}
                maxLength={MAX_SIGNATURE}
                defaultValue={post?.signature ?? ''}
                autoComplete="off"
              />
              <Checkbox
                name="pinned"
                label={text('newsPinnedField')}
                help={text('newsPinnedHelp')}
                defaultChecked={post?.pinned ?? false}
              />
              <Checkbox
                name="commentsAllowed"
                label={text('newsCommentsField')}
                defaultChecked={post?.commentsAllowed ?? false}
              />
            </div>
          </Card>
          <Button aria-haspopup="dialog" onClick={showPreview}>
            <Icon name="eye" />
            <Text id="newsPreview" />
          </Button>
        </div>
      </div>
      {preview && <PostPreview draft={preview} audience={audience} onClose={() => setPreview(null)} />}
    </GuardedForm>
  );
}

const isChecked = (form: HTMLFormElement | null, name: string): boolean => {
  const box = form?.elements.namedItem(name);
  return box instanceof HTMLInputElement && box.checked;
};

function publishAtOf(appearing: Appearing, typed: string, post: EditedPostFragment | null): Instant | null {
  if (appearing === 'later') return parseInstant(typed);
  return appearing === 'kept' ? (post?.publishAt ?? null) : null;
}

/** A new post is for the one campus there is to write for, else for everybody if the user may write for the whole college. */
function audienceOf(
  post: EditedPostFragment | null,
  campuses: readonly Campus[],
  isForCollege: boolean,
): ChosenAudience {
  const only = campuses.length === 1 ? campuses[0] : undefined;
  if (!post)
    return {
      kind: only || !isForCollege ? 'REGIONS' : 'EVERYBODY',
      regions: only ? [{ value: only._id, label: only.name }] : [],
      groups: [],
    };
  return {
    kind: post.audience,
    regions: post.regions.map(({ _id, name }) => ({ value: _id, label: name })),
    groups: post.groups.map(({ _id, name, regionName }) => ({
      value: _id,
      label: name,
      ...(regionName && { aside: regionName }),
    })),
  };
}

/** The clocks of the campus it is for, where it is for one; else those of the reader. */
function zoneOf({ kind, regions, groups }: ChosenAudience, campuses: readonly Campus[]): string {
  const names = new Set(kind === 'GROUPS' ? groups.map(({ aside }) => aside) : []);
  const chosen = campuses.filter(({ _id, name }) =>
    kind === 'REGIONS' ? regions.some(({ value }) => value === _id) : names.has(name),
  );
  const zones = new Set(chosen.map(({ timeZone }) => timeZone));
  return zones.size === 1 ? ([...zones][0] ?? readerZone()) : readerZone();
}
