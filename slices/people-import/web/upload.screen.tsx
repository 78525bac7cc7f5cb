import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { CSV_START, csvLine } from '#kit/csv/csv.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { SelectField, type SelectOption } from '#kit/ui/field/select-field.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Progress } from '#kit/ui/progress/progress.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { offerFile } from '#kit/ui/table/output/offer-file.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { readTextFile } from '#kit/ui/upload/read-text-file.ts';
import { sendInPieces } from '#kit/ui/upload/send-in-pieces.ts';
import { isNoText, isPacked, isWorkbook, TABLE_FILES } from '#kit/ui/upload/table-file.ts';
import { call } from '#kit/client/call/call.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { readerAsActor } from '#slices/people/web/api.ts';
import { EXAMPLE_FIELDS, HEADS } from '#slices/people-import/rules/import-file.ts';
import { MAX_PIECES, PIECE_LENGTH, type ImportState } from '#slices/people-import/rules/people-import.ts';
import { can } from '#slices/people-import/rules/permissions.ts';
import styles from './import.module.css';
import {
  campusesToImportInto,
  appendToPeopleImport,
  beginPeopleImport,
  checkPeopleImport,
  peopleImports,
} from './import.graphql.generated.ts';

const STATE_TEXTS: Readonly<Record<ImportState, MessageId>> = {
  UPLOADING: 'importStateUploading',
  CHECKING: 'importStateBusy',
  REFUSED: 'importStateRefused',
  CHECKED: 'importStateChecked',
  IMPORTING: 'importStateBusy',
  IMPORTED: 'importStateImported',
  UNDOING: 'importStateBusy',
  UNDONE: 'importStateUndone',
};

/** The way back to an import. */
function RecentImports() {
  const text = useText();
  const answer = useQuery(peopleImports, {});
  return (
    <Card title={<Text id="recentImports" />}>
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={3} />} empty={<NoImports />}>
        {({ peopleImports: found }) => (
          <ul className={styles['imports']}>
            {found.map(({ _id, fileName, regionName, state, createdAt }) => (
              <li key={_id}>
                <Link to={`/users/import/${_id}`}>{fileName}</Link>
                <span>{regionName}</span>
                <Moment at={createdAt} />
                <Chip>{text(STATE_TEXTS[state])}</Chip>
              </li>
            ))}
          </ul>
        )}
      </DataView>
    </Card>
  );
}

const NoImports = () => (
  <p className={styles['quiet']}>
    <Text id="noImports" />
  </p>
);

const FILE_RULES = {
  accept: TABLE_FILES,
  maxBytes: PIECE_LENGTH * MAX_PIECES,
  maxFiles: 1,
};

const EXAMPLE = ['Lydia', 'Thyatira', 'lydia@example.org', '', 'en'];

function UploadCard() {
  const user = useSignedInUser();
  const answer = useQuery(campusesToImportInto, {});
  return (
    <Card>
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={2} />}>
        {({ regions }) => {
          const actor = readerAsActor(user, regions);
          const mine = regions.filter(({ _id }) => can.import(actor, { regionId: _id }));
          return <Upload campuses={mine.map(({ _id, name }) => ({ value: _id, label: name }))} />;
        }}
      </DataView>
    </Card>
  );
}

function Upload({ campuses }: { campuses: readonly SelectOption[] }) {
  const text = useText();
  const navigate = useNavigate();
  const { attempt } = useMutation();
  const [address] = useSearchParams();
  // Two hundred people in the wrong campus are a nuisance: it is chosen, unless there is but one or the address says it.
  const only = campuses.length === 1 ? campuses[0] : undefined;
  const asked = campuses.find(({ value }) => value === address.get('campus')) ?? only;
  const [regionId, setRegionId] = useState(asked?.value ?? '');
  const [sent, setSent] = useState<{ done: number; total: number } | null>(null);

  async function upload([file]: File[]): Promise<void> {
    if (!file) return;
    if (isWorkbook(file)) return showToast('error', text('importIsWorkbook'));
    const words = await readTextFile(file);
    // A workbook or a picture under the name of a CSV file has no columns to find.
    if (isNoText(words))
      return showToast('error', text(isPacked(words) ? 'importIsWorkbook' : 'importColumnsMissing'));
    const importId = await attempt(() =>
      sendFile({ regionId, fileName: file.name, text: words }, (done, total) => setSent({ done, total })),
    );
    if (importId) await navigate(`/users/import/${importId}`);
    else setSent(null);
  }

  if (sent) return <Progress label={text('importUploading')} done={sent.done} total={sent.total} />;
  return (
    <>
      <SelectField
        name="regionId"
        label={text('importCampus')}
        options={campuses}
        value={regionId}
        onChange={({ currentTarget }) => setRegionId(currentTarget.value)}
        hidesPlaceholder={campuses.length === 1}
      />
      <p className={styles['quiet']}>
        <Text id="importColumnsHelp" />{' '}
        <Button onClick={() => offerFile(exampleFile(), 'people.csv')}>
          <Icon name="download" />
          <Text id="exampleFile" />
        </Button>
      </p>
      <FileUpload
        label={text('importFile')}
        rules={FILE_RULES}
        disabled={regionId === ''}
        onFiles={(files) => void upload(files)}
      />
      {regionId === '' && <Note>{text('importCampusFirst')}</Note>}
    </>
  );
}

const exampleFile = (): Blob =>
  new Blob([CSV_START, csvLine(EXAMPLE_FIELDS.map((field) => HEADS[field])), csvLine(EXAMPLE)], {
    type: 'text/csv;charset=utf-8',
  });

/** Uploads a file piece by piece and has it checked; answers the id of the import. */
export async function sendFile(
  { regionId, fileName, text }: { regionId: string; fileName: string; text: string },
  onPiece: (done: number, total: number) => void,
): Promise<string> {
  const importId = crypto.randomUUID();
  await call(beginPeopleImport, { importId, regionId, fileName });
  await sendInPieces({
    text,
    pieceLength: PIECE_LENGTH,
    append: (piece, part) => call(appendToPeopleImport, { importId, piece, text: part }),
    onPiece,
  });
  await call(checkPeopleImport, { importId });
  return importId;
}

export function UploadScreen() {
  return (
    <Page>
      <PageHeading title={<Text id="importPeople" />} subtitle={<Text id="importLead" />} />
      <div className={styles['cards']}>
        <UploadCard />
        <RecentImports />
      </div>
    </Page>
  );
}
