import { call } from '#kit/client/call/call.ts';
import { RecordDialog } from '#kit/client/records/record-dialog.tsx';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { SelectField, type SelectOption } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { document as fields } from '../../rules/document.ts';
import { useCategories } from '../use-categories.ts';
import styles from './documents.module.css';
import {
  createDocument,
  oneDocument,
  updateDocument,
  type OneDocumentFragment,
} from './managed-document.graphql.generated.ts';
import { managedDocuments } from './managed-documents.graphql.generated.ts';
import { READER_TEXTS } from './readers.tsx';

interface DocumentDialogProps {
  /** Null for one that is still to be made. */
  document: OneDocumentFragment | null;
  onClose: () => void;
  onMade?: (documentId: string) => void;
}

export function DocumentDialog({ document, onClose, onMade }: DocumentDialogProps) {
  const text = useText();
  const categories = useCategories();
  return (
    <RecordDialog
      id="document"
      title={<Text id={document ? 'editDocument' : 'newDocument'} />}
      fields={fields}
      stored={document}
      save={async (documentInput, { id: documentId, version }) =>
        version === null
          ? (await call(createDocument, { documentId, documentInput })).createDocument
          : (await call(updateDocument, { documentId, version, documentInput })).updateDocument
      }
      stale={[managedDocuments]}
      onSaved={(saved, { before }) => {
        showToast('success', text('documentSaved'));
        if (!before) onMade?.(saved._id);
      }}
      reload={async (documentId) => (await call(oneDocument, { documentId })).managedDocument}
      onClose={onClose}
    >
      {({ control, choice, options }, known) => {
        const choices = withOwn(categories, known);
        return (
          <>
            <TextField {...control('title')} label={text('documentTitle')} autoComplete="off" autoFocus />
            {choices.length > 0 && (
              <SelectField
                // The choices come after the dialog; only then can one of them be chosen.
                key={choices.length}
                {...choice('categoryId')}
                label={text('documentCategory')}
                options={[{ value: '', label: text('documentWithoutCategory') }, ...choices]}
                hidesPlaceholder
              />
            )}
            <fieldset className={styles['readers']}>
              <legend>{text('documentReaders')}</legend>
              {options('permissions').map(({ value, ...option }) => (
                <Checkbox key={value} {...option} label={text(READER_TEXTS[value])} />
              ))}
              <p>{text('documentReadersHelp')}</p>
            </fieldset>
          </>
        );
      }}
    </RecordDialog>
  );
}

/** A document keeps the category it has, even one that is not for documents any more. */
const withOwn = (
  categories: readonly SelectOption[],
  document: Pick<OneDocumentFragment, 'categoryId' | 'categoryName'> | null,
): readonly SelectOption[] =>
  !document?.categoryId || categories.some(({ value }) => value === document.categoryId)
    ? categories
    : [...categories, { value: document.categoryId, label: document.categoryName ?? '' }];
