import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Progress } from '#kit/ui/progress/progress.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { flag } from '#kit/record/field.ts';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { isBusy } from '#slices/people-import/rules/people-import.ts';
import { ImportKnown } from './import-known.tsx';
import { ImportNewcomers } from './import-newcomers.tsx';
import { ImportProblems } from './import-problems.tsx';
import {
  peopleImport,
  type OneImportFragment,
  runPeopleImport,
  undoPeopleImport,
} from './import.graphql.generated.ts';
import styles from './import.module.css';
import { fileProblemText } from './problem-text.ts';

/** How long until the page looks again how far the job has come. */
const LOOK_AGAIN_MS = 700;

export function ImportScreen() {
  const { importId = '' } = useParams();
  const answer = useQuery(peopleImport, { importId }, { fresh: true });
  const { data, isLoading, refetch } = answer;
  useEffect(
    function lookAgainWhileAJobIsAtIt() {
      if (isLoading || !data?.peopleImport || !isBusy(data.peopleImport.state)) return;
      const timer = setTimeout(() => refetch?.(), LOOK_AGAIN_MS);
      return () => clearTimeout(timer);
    },
    // What is asked again may say the same as before, and is asked again all the same.
    [data, isLoading, refetch],
  );
  return (
    <Page>
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={4} />} empty={<Unknown />}>
        {({ peopleImport: found }) => found && <Import found={found} />}
      </DataView>
    </Page>
  );
}

const Unknown = () => (
  <>
    <PageHeading title={<Text id="importNotFound" />} />
    <Link to="/users/import">
      <Text id="importPeople" />
    </Link>
  </>
);

function Import({ found }: { found: OneImportFragment }) {
  useOpenedRecord(found.fileName);
  return (
    <>
      <PageHeading title={found.fileName} subtitle={found.regionName} />
      <div className={styles['cards']}>
        <ImportStep found={found} />
        {found.good + found.imported > 0 && !isBusy(found.state) && <ImportNewcomers found={found} />}
        {found.joins + found.joined + found.unchanged + found.left > 0 && (
          <ImportKnown key={found.state} found={found} />
        )}
        {found.bad > 0 && <ImportProblems found={found} />}
      </div>
    </>
  );
}

function ImportStep({ found }: { found: OneImportFragment }) {
  const text = useText();
  const { _id, state, good, imported, undone, kept, joins, joined, left } = found;
  switch (state) {
    case 'UPLOADING':
      return <Note tone="warning">{text('importStateUploading')}</Note>;
    case 'CHECKING':
      return (
        <Card title={<Text id="importChecking" />}>
          <Skeleton shape="lines" count={2} />
        </Card>
      );
    case 'REFUSED':
      return <Note tone="danger">{fileProblemText(found.problem, text)}</Note>;
    case 'CHECKED':
      return (
        <Card
          title={
            good === 0 && joins > 0 ? (
              <Text id="importCanEnrol" values={{ count: joins }} />
            ) : (
              <Text id="importGoodLines" values={{ count: good + joins }} />
            )
          }
        >
          {good + joins > 0 && <RunImportForm importId={_id} good={good} joins={joins} />}
        </Card>
      );
    case 'IMPORTING':
      return (
        <Card>
          <Progress
            label={text('importRunning')}
            done={imported + joined}
            total={imported + joined + good + joins}
          />
        </Card>
      );
    case 'IMPORTED':
      return (
        <>
          <Note tone="success">
            <Text id="importDone" values={{ count: imported }} />{' '}
            {joined > 0 && <Text id="importJoined" values={{ count: joined }} />}
          </Note>
          {imported + joined > 0 && <UndoImportButton importId={_id} />}
        </>
      );
    case 'UNDOING':
      return (
        <Card>
          <Progress
            label={text('undoRunning')}
            done={undone + kept + left}
            total={undone + kept + left + imported + joined}
          />
        </Card>
      );
    case 'UNDONE':
      return (
        <Note>
          <Text id="importUndone" values={{ count: undone }} />{' '}
          {kept > 0 && <Text id="importKept" values={{ count: kept }} />}{' '}
          {left > 0 && <Text id="importLeft" values={{ count: left }} />}
        </Note>
      );
  }
}

const RUN = { sendsMail: flag({ default: false }) };

/** Mails go out only on purpose. */
function RunImportForm({ importId, good, joins }: { importId: string; good: number; joins: number }) {
  const text = useText();
  const { mutate } = useMutation({ stale: [peopleImport] });

  return (
    <FieldsForm
      id="import"
      fields={RUN}
      submitLabel={text(good > 0 ? 'importNow' : 'importEnrolNow', { count: good + joins })}
      onSubmit={({ sendsMail }) => mutate(runPeopleImport, { importId, sendsMail })}
    >
      {({ control }) =>
        good > 0 && (
          <Checkbox
            {...control('sendsMail')}
            label={text('importSendsMail')}
            help={text('importSendsMailHelp')}
          />
        )
      }
    </FieldsForm>
  );
}

function UndoImportButton({ importId }: { importId: string }) {
  const { mutate } = useMutation({ stale: [peopleImport] });
  const [isAsking, setIsAsking] = useState(false);

  async function undo(): Promise<void> {
    await mutate(undoPeopleImport, { importId });
    setIsAsking(false);
  }

  return (
    <div>
      <Button tone="danger" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        <Icon name="undo" />
        <Text id="undoImport" />
      </Button>
      <Confirm
        isOpen={isAsking}
        title={<Text id="undoImport" />}
        action={<Text id="undoImport" />}
        onConfirm={undo}
        onCancel={() => setIsAsking(false)}
      >
        <Text id="undoImportHelp" />
      </Confirm>
    </div>
  );
}
