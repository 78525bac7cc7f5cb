import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { SelectField, type SelectOption } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { TITLE_MAX } from '#slices/documents/rules/document.ts';
import { READER_ROLES } from '#slices/documents/rules/permissions.ts';
import {
  documentInputOf,
  fieldsOf,
  mergedFields,
  NEW_DOCUMENT,
  type DocumentField,
  type DocumentFields,
} from './document-fields.ts';
import styles from './documents.module.css';
import {
  createDocument,
  oneDocument,
  updateDocument,
  type OneDocumentFragment,
} from './managed-document.graphql.generated.ts';
import { managedDocuments } from './managed-documents.graphql.generated.ts';
import { useCategories } from '../use-categories.ts';
import { READER_TEXTS } from './use-readers.ts';

interface DocumentDialogProps {
  documentId: string;
  /** Null for one that is still to be made. */
  document: OneDocumentFragment | null;
  onClose: () => void;
  onMade?: () => void;
}

/** What is said about a document, whatever stands in it. What another window has saved is never undone unseen. */
export function DocumentDialog({ documentId, document, onClose, onMade }: DocumentDialogProps) {
  const text = useText();
  const { attempt } = useMutation({ stale: [managedDocuments] });
  // What the next press of the button is based on, and what the fields begin with.
  const [known, setKnown] = useState(document);
  const [fields, setFields] = useState(document ? fieldsOf(document) : NEW_DOCUMENT);

  const categories = withOwn(useCategories(), known);

  async function save(values: Partial<Record<DocumentField, string>>): Promise<void> {
    // A field that is not there, because the choices have not come, leaves what is known.
    const { categoryId = fields.categoryId } = values;
    const typed = { ...NEW_DOCUMENT, ...values, categoryId };
    if (!(await attempt(() => send(typed), { changedMeanwhile: () => takeOver(typed) }))) return;
    showToast('success', text('documentSaved'));
    onClose();
    if (!known) onMade?.();
  }

  function send(typed: DocumentFields): Promise<object> {
    const documentInput = documentInputOf(typed);
    return known
      ? call(updateDocument, { documentId, version: known.version, documentInput })
      : call(createDocument, { documentId, documentInput });
  }

  /** Brings in what another window has saved; what was typed here stays, to be looked at and saved again. */
  async function takeOver(typed: DocumentFields): Promise<void> {
    const { managedDocument: now } = await call(oneDocument, { documentId });
    if (!now) return;
    setFields(mergedFields(typed, fieldsOf(known ?? now), fieldsOf(now)));
    setKnown(now);
  }

  return (
    <Modal isOpen title={<Text id={document ? 'editDocument' : 'newDocument'} />} onClose={onClose}>
      <Form<DocumentField> key={known?.version} id="document" onSubmit={save}>
        <TextField
          name="title"
          label={text('documentTitle')}
          defaultValue={fields.title}
          maxLength={TITLE_MAX}
          autoComplete="off"
          required
          autoFocus
        />
        {categories.length > 0 && (
          <SelectField
            // The choices come after the window; only then can one of them be chosen.
            key={categories.length}
            name="categoryId"
            label={text('documentCategory')}
            options={[{ value: '', label: text('documentWithoutCategory') }, ...categories]}
            defaultValue={fields.categoryId}
            hidesPlaceholder
          />
        )}
        <fieldset className={styles['readers']}>
          <legend>
            <Text id="documentReaders" />
          </legend>
          {READER_ROLES.map((role) => (
            <Checkbox
              key={role}
              name={role}
              label={text(READER_TEXTS[role])}
              defaultChecked={fields[role] === 'on'}
            />
          ))}
          <p>
            <Text id="documentReadersHelp" />
          </p>
        </fieldset>
      </Form>
    </Modal>
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
