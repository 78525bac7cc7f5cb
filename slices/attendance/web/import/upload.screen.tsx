import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { CSV_START, csvLine } from '#kit/csv/csv.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { SelectField, type SelectOption } from '#kit/ui/field/select-field.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Progress } from '#kit/ui/progress/progress.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { offerFile } from '#kit/ui/table/output/offer-file.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { readTextFile } from '#kit/ui/upload/read-text-file.ts';
import { sendInPieces } from '#kit/ui/upload/send-in-pieces.ts';
import { isNoText, isPacked, isWorkbook, TABLE_FILES } from '#kit/ui/upload/table-file.ts';
import { readerAsActor } from '#slices/people/web/api.ts';
import { EXAMPLE_FIELDS, headOf } from '../../rules/import/attendance-file.ts';
import { MAX_PIECES, PIECE_LENGTH, type ImportState } from '../../rules/import/attendance-import.ts';
import { can } from '../../rules/permissions.ts';
import {
  appendToAttendanceImport,
  attendanceImports,
  beginAttendanceImport,
  campusesOfAttendance,
  checkAttendanceImport,
} from './import.graphql.generated.ts';
import styles from './import.module.css';

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

const FILE_RULES = { accept: TABLE_FILES, maxBytes: PIECE_LENGTH * MAX_PIECES, maxFiles: 1 };
const EXAMPLE = ['100234', '2026-09-14', '09:00', '', 'L', '10', 'Train was late'];

/** The page to which a file of past attendance is uploaded. */
export function UploadAttendanceScreen() {
  return (
    <Page>
      <PageHeading title={<Text id="importAttendance" />} subtitle={<Text id="importAttendanceLead" />} />
      <div className={styles['cards']}>
        <UploadCard />
        <RecentImports />
      </div>
    </Page>
  );
}

function UploadCard() {
  const user = useSignedInUser();
  const answer = useQuery(campusesOfAttendance, {});
  return (
    <Card>
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={2} />}>
        {({ regions }) => {
          const actor = readerAsActor(user, regions);
          const mine = regions.filter(({ _id }) => can.importAttendance(actor, { regionId: _id }));
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
  const only = campuses.length === 1 ? campuses[0] : undefined;
  const asked = campuses.find(({ value }) => value === address.get('campus')) ?? only;
  const [regionId, setRegionId] = useState(asked?.value ?? '');
  const [sent, setSent] = useState<{ done: number; total: number } | null>(null);

  async function upload([file]: File[]): Promise<void> {
    if (!file) return;
    if (isWorkbook(file)) return showToast('error', text('importIsWorkbook'));
    const words = await readTextFile(file);
    if (isNoText(words))
      return showToast('error', text(isPacked(words) ? 'importIsWorkbook' : 'attendanceColumnsMissing'));
    const importId = crypto.randomUUID();
    const checked = await attempt(async () => {
      await call(beginAttendanceImport, { importId, regionId, fileName: file.name });
      await sendInPieces({
        text: words,
        pieceLength: PIECE_LENGTH,
        append: (piece, part) => call(appendToAttendanceImport, { importId, piece, text: part }),
        onPiece: (done, total) => setSent({ done, total }),
      });
      return call(checkAttendanceImport, { importId });
    });
    if (checked) await navigate(`/attendances/import/${importId}`);
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
        <Text id="importAttendanceColumns" />{' '}
        <Button onClick={() => offerFile(exampleFile(), 'attendance.csv')}>
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
  new Blob([CSV_START, csvLine(EXAMPLE_FIELDS.map(headOf)), csvLine(EXAMPLE)], {
    type: 'text/csv;charset=utf-8',
  });

/** The way back to an import. */
function RecentImports() {
  const text = useText();
  const answer = useQuery(attendanceImports, {});
  return (
    <Card title={<Text id="recentImports" />}>
      <DataView
        answer={answer}
        waiting={<Skeleton shape="lines" count={3} />}
        empty={
          <p className={styles['quiet']}>
            <Text id="noImports" />
          </p>
        }
      >
        {({ attendanceImports: found }) => (
          <ul className={styles['imports']}>
            {found.map(({ _id, fileName, regionName, state, createdAt }) => (
              <li key={_id}>
                <Link to={`/attendances/import/${_id}`}>{fileName}</Link>
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
