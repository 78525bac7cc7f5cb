import type { ReactNode } from 'react';
import { useSignedInUser } from '#kit/client/session/session.ts';
import type { Locale } from '#kit/messages/locales.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { MAX_SIGNATURE } from '../../rules/post.ts';
import { AudienceFields } from './audience-fields.tsx';
import type { Campus, PostDraft } from './draft.ts';
import styles from './managing.module.css';
import { PictureField } from './picture-field.tsx';
import { PostTexts } from './post-texts.tsx';
import { TimeFields } from './time-fields.tsx';

/** What of a draft decides how the form looks, and the language in sight. */
export interface LiveDraft extends Pick<PostDraft, 'audience' | 'appearing' | 'picture'> {
  locale: Locale;
}

interface PostFieldsProps {
  start: PostDraft;
  live: LiveDraft;
  onChange: (change: Partial<LiveDraft>) => void;
  campuses: readonly Campus[];
  /** It has appeared. */
  isOut: boolean;
  /** Stands below the fields. */
  children: ReactNode;
}

export function PostFields({ start, live, onChange, campuses, isOut, children }: PostFieldsProps) {
  const text = useText();
  const isForCollege = useSignedInUser().roles?.includes('superadmin') === true;
  return (
    <div className={styles['editor']}>
      <div className={styles['main']}>
        <Card>
          <PostTexts texts={start.texts} locale={live.locale} onChoose={(locale) => onChange({ locale })} />
        </Card>
        <Card title={<Text id="newsPicture" />}>
          <PictureField pictureUrl={live.picture.shown} onChange={(picture) => onChange({ picture })} />
        </Card>
      </div>
      <div className={styles['side']}>
        <Card title={<Text id="newsAudienceTitle" />}>
          <AudienceFields
            isForCollege={isForCollege}
            audience={live.audience}
            campuses={campuses}
            onChange={(audience) => onChange({ audience })}
          />
        </Card>
        <Card title={<Text id="newsWhen" />}>
          <TimeFields
            start={start}
            live={live}
            campuses={campuses}
            isOut={isOut}
            onChoose={(appearing) => onChange({ appearing })}
          />
        </Card>
        <Card title={<Text id="newsSettings" />}>
          <div className={styles['fields']}>
            <TextField
              name="signature"
              label={text('newsSender')}
              help={text('newsSenderHelp')}
              maxLength={MAX_SIGNATURE}
              defaultValue={start.signature}
              autoComplete="off"
            />
            <Checkbox
              name="pinned"
              label={text('newsPinnedField')}
              help={text('newsPinnedHelp')}
              defaultChecked={start.pinned}
            />
            <Checkbox
              name="commentsAllowed"
              label={text('newsCommentsField')}
              defaultChecked={start.commentsAllowed}
            />
          </div>
        </Card>
        {children}
      </div>
    </div>
  );
}
