import { useQuery } from '#kit/client/query/use-query.ts';
import { ActionButton } from '#kit/ui/button/action-button.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { ComparedTexts } from './compared-texts.tsx';
import styles from './documents.module.css';
import { documentVersion, type WrittenBodyFragment } from './managed-document.graphql.generated.ts';

interface ComparedVersionProps {
  documentId: string;
  /** What is in use now. */
  body: WrittenBodyFragment;
  number: number;
  onRestore: () => void;
  onClose: () => void;
}

/** What has changed from an earlier text of a document to the one in use. */
export function ComparedVersion({ documentId, body, number, onRestore, onClose }: ComparedVersionProps) {
  const answer = useQuery(documentVersion, { documentId, locale: body.locale, number });
  return (
    <Card title={<Text id="versionAndNow" values={{ number }} />}>
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={6} />}>
        {({ documentVersion: earlier }) =>
          earlier && <ComparedTexts before={earlier.content} after={body.content} />
        }
      </DataView>
      <div className={styles['choices']}>
        <Button onClick={onRestore}>
          <Icon name="undo" />
          <Text id="restoreVersion" />
        </Button>
        <ActionButton action="cancel" onClick={onClose} />
      </div>
    </Card>
  );
}
