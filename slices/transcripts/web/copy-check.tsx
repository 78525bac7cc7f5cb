import { Card } from '#kit/ui/card/card.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Outcome } from '#kit/ui/note/outcome.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { sha256Of } from './sha256-of.ts';
import styles from './transcripts.module.css';

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
