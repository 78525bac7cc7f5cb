import { useState } from 'react';
import { useParams } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { Standing } from '../rules/verify-code.ts';
import { CopyCheck, type ComparedCopy } from './copy-check.tsx';
import styles from './transcripts.module.css';
import { verifyTranscript } from './verify.graphql.generated.ts';

const ANSWERS = {
  GENUINE: { tone: 'success', id: 'transcriptIsGenuine' },
  REVOKED: { tone: 'danger', id: 'transcriptIsRevoked' },
  UNKNOWN: { tone: 'danger', id: 'transcriptIsUnknown' },
} as const satisfies Record<Standing, object>;

/** Tells whoever was given a transcript whether it is genuine, and nothing more. Open to everybody. */
export function VerifyScreen() {
  const { code = '' } = useParams();
  const answer = useQuery(verifyTranscript, { code }, { fresh: true });
  const [compared, setCompared] = useState<ComparedCopy | null>(null);
  return (
    <Page>
      <PageHeading title={<Text id="checkTranscript" />} />
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={2} />}>
        {({ verifyTranscript: { standing, sha256 } }) => (
          <div className={styles['cards']}>
            {/* Nobody must read "genuine" over a copy that is not. */}
            {compared?.isTrue !== false && (
              <Note tone={ANSWERS[standing].tone}>
                <Text id={ANSWERS[standing].id} />
              </Note>
            )}
            {sha256 && <CopyCheck sha256={sha256} compared={compared} onCompared={setCompared} />}
          </div>
        )}
      </DataView>
    </Page>
  );
}
