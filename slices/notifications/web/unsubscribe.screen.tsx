import { useState } from 'react';
import { useParams } from 'react-router';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { kindMessage } from '../rules/kind-messages.ts';
import type { NoticeName } from '../rules/notices.ts';
import styles from './notifications.module.css';
import { mailSubscription, unsubscribeFromMail } from './unsubscribe.graphql.generated.ts';

/** Behind the link for unsubscribing. It asks first: programs that look into mails open every link in them. */
export function UnsubscribeScreen() {
  const text = useText();
  const { token = '' } = useParams();
  const answer = useQuery(mailSubscription, { token }, { fresh: true });
  const { mutate, isBusy } = useMutation();
  const [isDone, setIsDone] = useState(false);
  if (isDone)
    return (
      <SheetPage title={<Text id="unsubscribedTitle" />} lead={<Text id="unsubscribedLead" />}>
        <p>
          <Link to="/notifications?tab=settings">
            <Text id="unsubscribedSettings" />
          </Link>
        </p>
      </SheetPage>
    );
  return (
    <SheetPage title={<Text id="unsubscribeTitle" />} lead={answer.data && <Text id="unsubscribeLead" />}>
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={2} />}>
        {({ mailSubscription: subjects }) => (
          <>
            <ul className={styles['subjects']}>
              {subjects.map(({ name, regionName }) => (
                <li key={`${name} ${regionName}`}>
                  <Text
                    id="unsubscribeSubject"
                    values={{ kind: text(kindMessage(name as NoticeName)), campus: regionName }}
                  />
                </li>
              ))}
            </ul>
            <Button
              tone="primary"
              disabled={isBusy}
              onClick={async () => setIsDone((await mutate(unsubscribeFromMail, { token })) !== null)}
            >
              <Text id="unsubscribeButton" />
            </Button>
          </>
        )}
      </DataView>
    </SheetPage>
  );
}
