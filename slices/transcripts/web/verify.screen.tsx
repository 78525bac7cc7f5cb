import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router';
import { universalMidnight } from '#kit/calendar/day.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { FieldRefusal } from '#kit/ui/form/field-refusal.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Outcome } from '#kit/ui/note/outcome.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { verifyPath } from '../rules/downloads.ts';
import { readVerifyCode, type Standing } from '../rules/verify-code.ts';
import styles from './transcripts.module.css';
import { verifyTranscript, type VerifyTranscriptQuery } from './verify.graphql.generated.ts';

const ANSWERS = {
  GENUINE: { tone: 'success', id: 'transcriptIsGenuine' },
  REVOKED: { tone: 'danger', id: 'transcriptIsRevoked' },
  UNKNOWN: { tone: 'danger', id: 'transcriptIsUnknown' },
} as const satisfies Record<Standing, object>;

/** Tells those who were given a transcript whether it is genuine, and whose it is. Open to everybody. */
export function VerifyScreen() {
  const { code = '' } = useParams();
  const answer = useQuery(verifyTranscript, { code }, { fresh: true });
  const [compared, setCompared] = useState<ComparedCopy | null>(null);
  return (
    <Page>
      <PageHeading title={<Text id="checkTranscript" />} />
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={2} />}>
        {({ verifyTranscript: { standing, sha256, holder } }) => (
          <div className={styles['cards']}>
            {/* Nobody must read "genuine" over a copy that is not. */}
            {compared?.isTrue !== false && (
              <Note tone={ANSWERS[standing].tone}>
                <Text id={ANSWERS[standing].id} />
              </Note>
            )}
            {holder && <HolderCard holder={holder} />}
            {sha256 && <CopyCheck sha256={sha256} compared={compared} onCompared={setCompared} />}
            <p>
              <Link to="/verify">
                <Text id="checkAnotherTranscript" />
              </Link>
            </p>
          </div>
        )}
      </DataView>
    </Page>
  );
}

/** Asks for the code on the paper, which is checked for its form before it is sent. */
export function VerifyCodeScreen() {
  const text = useText();
  const navigate = useNavigate();

  function open(typed: string): void {
    const code = readVerifyCode(typed);
    if (!code) throw new FieldRefusal('code', text('verifyCodeMistyped'));
    void navigate(verifyPath(code));
  }

  return (
    <SheetPage title={<Text id="checkTranscript" />} lead={<Text id="checkTranscriptHelp" />}>
      <Form<'code'>
        submitLabel={text('checkTranscriptNow')}
        submitSize="block"
        onSubmit={({ code }) => open(code)}
      >
        <TextField
          name="code"
          label={text('verifyCode')}
          help={<Text id="verifyCodeHelp" />}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          autoFocus
        />
      </Form>
    </SheetPage>
  );
}

type Holder = NonNullable<VerifyTranscriptQuery['verifyTranscript']['holder']>;

/** A genuine code on another user's paper is still a fraud: only the comparison tells. */
function HolderCard({ holder }: { holder: Holder }) {
  const text = useText();
  const { formatDate, formatNumber } = useIntl();
  const { name, isWholeName, studentNumber, number, issuedOn, creditsEarned, campus, college } = holder;
  const day = formatDate(universalMidnight(issuedOn), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Card title={<Text id="comparePaper" />}>
      <div className={styles['copy']}>
        <p>
          <Text id="comparePaperHelp" values={{ college }} />
        </p>
        <FactList
          facts={[
            { term: text('transcriptStudent'), value: name },
            ...(studentNumber ? [{ term: text('transcriptStudentNumber'), value: studentNumber }] : []),
            { term: text('transcriptNumber'), value: number },
            { term: text('transcriptDay'), value: day },
            { term: text('transcriptCreditsEarned'), value: formatNumber(creditsEarned) },
            { term: text('transcriptCampus'), value: campus },
          ]}
        />
        {!isWholeName && (
          <p className={styles['quiet']}>
            <Text id="nameIsShortened" />
          </p>
        )}
      </div>
    </Card>
  );
}

/** No transcript comes near. */
const PDF_BYTES_MAX = 25_000_000;

export interface ComparedCopy {
  name: string;
  isTrue: boolean;
}

interface CopyCheckProps {
  /** Of the PDF that the college has issued. */
  sha256: string;
  compared: ComparedCopy | null;
  onCompared: (copy: ComparedCopy | null) => void;
}

/** Compares a copy with what was issued, in the browser: the file goes nowhere. */
export function CopyCheck({ sha256, compared, onCompared }: CopyCheckProps) {
  const text = useText();

  async function compare(file: File | undefined): Promise<void> {
    onCompared(file ? { name: file.name, isTrue: (await sha256Of(file)) === sha256 } : null);
  }

  return (
    <Card title={<Text id="checkYourCopy" />}>
      <div className={styles['copy']}>
        <p>
          <Text id="checkYourCopyHelp" />
        </p>
        <FileUpload
          label={text('choosePdf')}
          rules={{ accept: ['.pdf'], maxBytes: PDF_BYTES_MAX, minBytes: 1, maxFiles: 1 }}
          onFiles={([file]) => void compare(file)}
        />
        <Outcome>
          {compared && (
            <Note tone={compared.isTrue ? 'success' : 'danger'}>
              <Text id={compared.isTrue ? 'copyIsTrue' : 'copyIsFalse'} /> <small>{compared.name}</small>
            </Note>
          )}
        </Outcome>
      </div>
    </Card>
  );
}

/** The hash of a file, as the server writes hashes. */
export async function sha256Of(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
