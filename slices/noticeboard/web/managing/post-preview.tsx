import type { RichHtml } from '#kit/rich-text/rich-html.ts';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { NewsArticle } from '../reading/news-article.tsx';
import type { ChosenAudience, ShownDraft } from './draft.ts';
import styles from './managing.module.css';
import { useAudienceText } from './post-status.tsx';

interface PostPreviewProps {
  draft: ShownDraft;
  audience: ChosenAudience;
  onClose: () => void;
}

/** A post as those will see it whom it is for, before it is saved. */
export function PostPreview({ draft, audience, onClose }: PostPreviewProps) {
  const text = useText();
  const audienceText = useAudienceText();
  const named = audienceText({
    audience: audience.kind,
    regions: audience.regions.map(({ label }) => ({ name: label })),
    groups: audience.groups.map(({ label, aside }) => ({ name: label, regionName: aside ?? null })),
  });
  return (
    <Modal isOpen title={draft.title || text('newsPreview')} onClose={onClose}>
      <p className={styles['reach']}>
        {draft.sender && <>{draft.sender} · </>}
        <Text id="newsPreviewFor" values={{ audience: named }} />
      </p>
      <NewsArticle body={draft.body as RichHtml} locale={draft.locale} pictureUrl={draft.pictureUrl} />
    </Modal>
  );
}
