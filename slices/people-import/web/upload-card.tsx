import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
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
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { readTextFile } from '#kit/ui/upload/read-text-file.ts';
import { readerAsActor } from '#slices/people/web/api.ts';
import { COLUMNS } from '../rules/import-file.ts';
import { MAX_PIECES, PIECE_LENGTH } from '../rules/people-import.ts';
import { can } from '../rules/permissions.ts';
import { campusesToImportInto } from './import.graphql.generated.ts';
import styles from './import.module.css';

import { sendFile } from './send-file.ts';

const FILE_RULES = {
  accept: ['text/csv', 'text/plain', 'application/vnd.ms-excel', '.csv', '.txt'],
  maxBytes: PIECE_LENGTH * MAX_PIECES,
  maxFiles: 1,
};

const EXAMPLE = ['Lydia', 'Thyatira', 'lydia@example.org', '', 'en'];

/** Takes a file of people for a campus that the reader is an admin of. */
export function UploadCard() {
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
  const toastProblem = useProblemToast();
  const [address] = useSearchParams();
  // Two hundred people in the wrong campus are a nuisance: it is chosen, unless there is but one or the address says it.
  const only = campuses.length === 1 ? campuses[0] : undefined;
  const asked = campuses.find(({ value }) => value === address.get('campus')) ?? only;
  const [regionId, setRegionId] = useState(asked?.value ?? '');
  const [sent, setSent] = useState<{ done: number; total: number } | null>(null);

  async function upload([file]: File[]): Promise<void> {
    if (!file) return;
    try {
      const words = await readTextFile(file);
      // A picture or a workbook under the name of a CSV file has no columns to find.
      if (words.includes('\0')) return showToast('error', text('importColumnsMissing'));
      const importId = await sendFile({ regionId, fileName: file.name, text: words }, (done, total) =>
        setSent({ done, total }),
      );
      await navigate(`/users/import/${importId}`);
    } catch (problem) {
      setSent(null);
      toastProblem(problem);
    }
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
      {regionId === '' && (
        <Note>
          <Text id="importCampusFirst" />
        </Note>
      )}
    </>
  );
}

const exampleFile = (): Blob =>
  new Blob([CSV_START, csvLine(COLUMNS), csvLine(EXAMPLE)], { type: 'text/csv;charset=utf-8' });
