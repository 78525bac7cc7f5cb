import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { linkAddress } from '#kit/rich-text/link-address.ts';
import { Button } from '../../button/button.tsx';
import { TextField } from '../../field/text-field.tsx';
import { Form } from '../../form/form.tsx';
import { Modal } from '../../modal/modal.tsx';
import { Text } from '../../text/text.tsx';
import { useText } from '../../text/use-text.ts';

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** What the portal hides from the document it does not hide from React: the form around the editor must not hear of ours. */
const keepInside = (event: SyntheticEvent): void => event.stopPropagation();

/** Asks where the selected words shall lead; where nothing is selected, also for the words. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const text = useText();
  // The text behind the dialog does not change while it is open.
  const [old] = useState(() => linkAtCursor(editor));
  const needsText = editor.state.selection.empty && old === null;
  const first = useRef<HTMLInputElement>(null);
  useEffect(function beginWithTheFirstField() {
    first.current?.focus();
  }, []);

  const checkAddress = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => {
    const isWrong = currentTarget.value.trim() !== '' && linkAddress(currentTarget.value) === null;
    currentTarget.setCustomValidity(isWrong ? text('linkAddressExpected') : '');
  };

  function save({ address, shownText = '' }: { address: string; shownText?: string }): void {
    const href = linkAddress(address);
    if (!href) return;
    onClose();
    if (needsText) insertLink(editor, href, shownText === '' ? address : shownText);
    else editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
  }

  function remove(): void {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  }

  return createPortal(
    <div onSubmit={keepInside} onInput={keepInside} onChange={keepInside}>
      <Modal isOpen title={<Text id={old ? 'changeLink' : 'addLink'} />} onClose={onClose}>
        <Form id="link" submitLabel={text(old ? 'update' : 'insert')} onSubmit={save}>
          {needsText && <TextField ref={first} name="shownText" label={text('linkWords')} />}
          <TextField
            ref={needsText ? undefined : first}
            name="address"
            label={text('linkAddress')}
            help={text('linkAddressHelp')}
            defaultValue={old ?? ''}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            required
            onInput={checkAddress}
          />
          {old && (
            <Button tone="danger" onClick={remove}>
              <Text id="removeLink" />
            </Button>
          )}
        </Form>
      </Modal>
    </div>,
    document.body,
  );
}

/** Where the words at the cursor lead now. */
function linkAtCursor(editor: Editor): string | null {
  const { href } = editor.getAttributes('link') as { href?: string };
  return href ?? null;
}

/** The link ends where its words do: what is written behind it is not part of it. */
const insertLink = (editor: Editor, href: string, text: string): boolean =>
  editor
    .chain()
    .focus()
    .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
    .unsetMark('link')
    .run();
