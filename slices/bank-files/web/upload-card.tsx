import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { SelectField, type SelectOption } from '#kit/ui/field/select-field.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Progress } from '#kit/ui/progress/progress.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { readTextFile } from '#kit/ui/upload/read-text-file.ts';
import { isNoText, isPacked, isWorkbook, TABLE_FILES } from '#kit/ui/upload/table-file.ts';
import { MAX_PIECES, PIECE_LENGTH } from '../rules/bank-file.ts';
import { isStatement } from '../rules/read-bank-file.ts';
import { lookAtTable, NO_CHOICES, type TableChoices } from '../rules/read-table.ts';
import { bankFile, bankFiles, campusesWithBank } from './bank-files.graphql.generated.ts';
import { ColumnsStep } from './columns-step.tsx';
import { sendBankFile, type ChosenFile } from './send-bank-file.ts';

/** Whose bank it is, and the place to drop its file on. */
export function UploadCard() {
  const answer = useQuery(campusesWithBank, {});
  return (
    <Card>
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={2} />}>
        {({ invoicingCampuses }) => (
          <Upload campuses={invoicingCampuses.map(({ _id, name }) => ({ value: _id, label: name }))} />
        )}
      </DataView>
    </Card>
  );
}

const FILE_RULES = {
  accept: ['.xml', 'text/xml', 'application/xml', ...TABLE_FILES],
  maxBytes: PIECE_LENGTH * MAX_PIECES,
  maxFiles: 1,
};

/** Whether a file says all that must be known of it. */
function saysAll(text: string): boolean {
  if (isStatement(text)) return true;
  const look = lookAtTable(text);
  return look.isEnough && look.dayOrder !== null;
}

function Upload({ campuses }: { campuses: readonly SelectOption[] }) {
  const text = useText();
  const navigate = useNavigate();
  const { attempt } = useMutation({ stale: [bankFiles, bankFile] });
  const [regionId, setRegionId] = useState(campuses.length === 1 ? (campuses[0]?.value ?? '') : '');
  const [asked, setAsked] = useState<ChosenFile | null>(null);
  const [sent, setSent] = useState<{ done: number; total: number } | null>(null);

  async function send(file: ChosenFile, choices: TableChoices): Promise<void> {
    const fileId = await attempt(() =>
      sendBankFile({ ...file, regionId }, choices, (done, total) => setSent({ done, total })),
    );
    if (fileId) await navigate(`/invoices/bank-files/${fileId}`);
    else setSent(null);
  }

  async function take([file]: File[]): Promise<void> {
    if (!file) return;
    if (isWorkbook(file)) return showToast('error', text('importIsWorkbook'));
    const written = await readTextFile(file);
    if (isNoText(written))
      return showToast('error', text(isPacked(written) ? 'importIsWorkbook' : 'bankFileUnknown'));
    if (written.trim() === '') return showToast('error', text('bankFileEmpty'));
    const chosen = { fileName: file.name, text: written };
    if (saysAll(written)) await send(chosen, NO_CHOICES);
    else setAsked(chosen);
    return undefined;
  }

  if (sent) return <Progress label={text('importUploading')} done={sent.done} total={sent.total} />;
  if (asked)
    return (
      <ColumnsStep
        file={asked}
        onCancel={() => setAsked(null)}
        onChosen={(choices) => void send(asked, choices)}
      />
    );
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
      <FileUpload
        label={text('importFile')}
        rules={FILE_RULES}
        disabled={regionId === ''}
        onFiles={(files) => void take(files)}
      />
      {regionId === '' && <Note>{text('importCampusFirst')}</Note>}
    </>
  );
}
