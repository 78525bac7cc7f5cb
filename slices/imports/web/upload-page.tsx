import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
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
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Progress } from '#kit/ui/progress/progress.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { offerFile } from '#kit/ui/table/output/offer-file.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { readTextFile } from '#kit/ui/upload/read-text-file.ts';
import { isNoText, isPacked, isWorkbook, TABLE_FILES } from '#kit/ui/upload/table-file.ts';
import { readerAsActor } from '#slices/people/web/api.ts';
import { MAX_PIECES, PIECE_LENGTH } from '../rules/file-import.ts';
import type { ImportPages, ShownImport } from './import-pages.ts';
import { campusesToImportInto } from './imports.graphql.generated.ts';
import styles from './imports.module.css';
import { QuietLine } from './quiet-line.tsx';
import { RecentImports } from './recent-imports.tsx';
import { sendImport } from './send-import.ts';

interface UploadPageProps {
  pages: ImportPages<ShownImport>;
}

/** The page to which files of a kind are uploaded. */
export function UploadPage({ pages }: UploadPageProps) {
  const { title, lead } = pages.texts;
  return (
    <Page>
      <PageHeading title={<Text id={title} />} subtitle={<Text id={lead} />} />
      <div className={styles['cards']}>
        <UploadCard pages={pages} />
        <RecentImports pages={pages} />
      </div>
    </Page>
  );
}

function UploadCard({ pages }: UploadPageProps) {
  const user = useSignedInUser();
  const answer = useQuery(campusesToImportInto, {});
  return (
    <Card>
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={2} />}>
        {({ regions }) => {
          const actor = readerAsActor(user, regions);
          const mine = regions.filter(({ _id }) => pages.mayImport(actor, { regionId: _id }));
          return (
            <Upload pages={pages} campuses={mine.map(({ _id, name }) => ({ value: _id, label: name }))} />
          );
        }}
      </DataView>
    </Card>
  );
}

const FILE_RULES = { accept: TABLE_FILES, maxBytes: PIECE_LENGTH * MAX_PIECES, maxFiles: 1 };

function Upload({ pages, campuses }: UploadPageProps & { campuses: readonly SelectOption[] }) {
  const { address, texts, example } = pages;
  const text = useText();
  const navigate = useNavigate();
  const { attempt } = useMutation();
  const [params] = useSearchParams();
  // Two hundred people in the wrong campus are a nuisance: it is chosen, unless there is but one or the address says it.
  const only = campuses.length === 1 ? campuses[0] : undefined;
  const asked = campuses.find(({ value }) => value === params.get('campus')) ?? only;
  const [regionId, setRegionId] = useState(asked?.value ?? '');
  const [sent, setSent] = useState<{ done: number; total: number } | null>(null);

  async function upload([file]: File[]): Promise<void> {
    if (!file) return;
    if (isWorkbook(file)) return showToast('error', text('importIsWorkbook'));
    const written = await readTextFile(file);
    // A workbook or a picture under the name of a CSV file has no columns to find.
    if (isNoText(written))
      return showToast('error', text(isPacked(written) ? 'importIsWorkbook' : texts.columnsMissing));
    const importId = await attempt(() =>
      sendImport(pages, { regionId, fileName: file.name, text: written }, (done, total) =>
        setSent({ done, total }),
      ),
    );
    if (importId) await navigate(`${address}/${importId}`);
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
      <QuietLine>
        <Text id={texts.columns} />{' '}
        <Button onClick={() => offerFile(fileOf(example.lines), example.fileName)}>
          <Icon name="download" />
          <Text id="exampleFile" />
        </Button>
      </QuietLine>
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

const fileOf = (lines: ImportPages<ShownImport>['example']['lines']): Blob =>
  new Blob([CSV_START, ...lines.map((line) => csvLine(line))], { type: 'text/csv;charset=utf-8' });
