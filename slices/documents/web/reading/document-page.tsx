import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '#kit/client/session/session.ts';
import { languageTag, localeOrDefault } from '#kit/messages/locales.ts';
import type { RichHtml } from '#kit/rich-text/rich-html.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { type Answer, DataView } from '#kit/ui/data-view/data-view.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { RichText } from '#kit/ui/rich-text/rich-text.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { can } from '../../rules/permissions.ts';
import styles from './document-text.module.css';
import type { DocumentByTitleQuery } from './document.graphql.generated.ts';

interface DocumentPageProps {
  /** A document that has no heading of its own begins with its text. */
  title?: ReactNode;
  answer: Answer<DocumentByTitleQuery>;
  /** Stands in place of a document that is not there; "No data" where nothing else is said. */
  nothing?: ReactNode;
  /** Says under it why there may be none. */
  why?: ReactNode;
}

export function DocumentPage({ title, answer, nothing = <Text id="noData" />, why }: DocumentPageProps) {
  const found = answer.data?.documentByTitle;
  return (
    <>
      {title && (
        <PageHeading
          title={title}
          subtitle={
            found && (
              <Text id="documentUpdated" values={{ day: <Moment at={found.updatedAt} shows="day" /> }} />
            )
          }
          actions={found && <ReaderActions documentId={found._id} />}
        />
      )}
      <Card>
        <DataView
          answer={answer}
          waiting={<Skeleton shape="lines" count={8} />}
          empty={
            <div className={styles['nothing']}>
              <Note>{nothing}</Note>
              {why && <p>{why}</p>}
            </div>
          }
        >
          {({ documentByTitle: document }) => document && <DocumentText {...document} />}
        </DataView>
      </Card>
    </>
  );
}

interface ReaderActionsProps {
  documentId: string;
}

function ReaderActions({ documentId }: ReaderActionsProps) {
  const text = useText();
  const session = useSession();
  const mayEdit = session.status === 'signedIn' && can.edit({ roles: session.user.roles ?? [] });
  return (
    <>
      <Button onClick={() => window.print()}>
        <Icon name="printer" />
        {text('print')}
      </Button>
      {mayEdit && (
        <LinkButton to={`/documents/${documentId}`}>
          <Icon name="edit" />
          {text('edit')}
        </LinkButton>
      )}
    </>
  );
}

interface DocumentTextProps {
  content: RichHtml;
  locale: string;
}

/** The text itself. One in another language than the page says so, and is read aloud in its own. */
function DocumentText({ content, locale }: DocumentTextProps) {
  const text = useText();
  const intl = useIntl();
  const language = languageTag(localeOrDefault(locale));
  if (language === intl.locale) return <RichText html={content} />;
  return (
    <div className={styles['foreign']}>
      <Note>{text('documentOnlyInEnglish')}</Note>
      <RichText html={content} lang={language} />
    </div>
  );
}
