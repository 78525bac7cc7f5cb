import type { Locale } from '#kit/messages/locales.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Progress } from '#kit/ui/progress/progress.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { PlannedTexts } from './planned-texts.tsx';
import styles from './translations.module.css';
import { useTranslationsFile } from './use-translations-file.ts';

interface ImportDialogProps {
  locale: Locale;
  onClose: () => void;
}

const FILE_RULES = {
  accept: ['text/csv', 'text/plain', 'application/vnd.ms-excel', '.csv', '.txt'],
  maxBytes: 5_000_000,
  maxFiles: 1,
};

/** Takes back a file that a user has translated: what it would do is seen before anything is saved. */
export function ImportDialog({ locale, onClose }: ImportDialogProps) {
  const text = useText();
  const { plan, progress, read, save } = useTranslationsFile(locale);
  const count = plan?.changes.length ?? 0;
  return (
    <Modal
      isOpen
      title={<Text id="importTranslations" />}
      onClose={onClose}
      actions={
        <Button
          tone="primary"
          disabled={!plan || count === 0 || progress !== null}
          onClick={async () => {
            if (plan && (await save(plan))) onClose();
          }}
        >
          <Text id="saveTexts" values={{ count }} />
        </Button>
      }
    >
      <p className={styles['help']}>
        <Text id="importTranslationsHelp" />
      </p>
      {progress ? (
        <Progress
          label={text(plan ? 'savingTexts' : 'checkingTexts')}
          done={progress.done}
          total={progress.total}
        />
      ) : (
        <FileUpload
          label={text('translationsFile')}
          rules={FILE_RULES}
          onFiles={([file]) => file && void read(file)}
        />
      )}
      {plan && <PlannedTexts plan={plan} locale={locale} />}
    </Modal>
  );
}
