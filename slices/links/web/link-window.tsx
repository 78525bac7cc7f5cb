import { useState } from 'react';
import { call } from '#kit/client/call.ts';
import { useProblemToast } from '#kit/client/use-problem-toast.ts';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import type { SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { LINK_DESCRIPTION_MAX, LINK_TITLE_MAX, LINK_URL_MAX } from '../rules/link.ts';
import { createLink, groupsOfLinks, updateLink, type ListedLinkFragment } from './links.graphql.generated.ts';

interface LinkWindowProps {
  /** Null for one that is still to be made. */
  link: ListedLinkFragment | null;
  onClose: () => void;
  onSaved: () => void;
}

type LinkField = 'title' | 'url' | 'description' | 'groupId';

/** What is said about a link. */
export function LinkWindow({ link, onClose, onSaved }: LinkWindowProps) {
  const text = useText();
  const toastProblem = useProblemToast();
  // The id is made with the window, so that everything it sends is about one link.
  const [linkId] = useState(() => link?._id ?? crypto.randomUUID());

  async function save({ groupId, ...values }: Record<LinkField, string>): Promise<void> {
    const linkInput = { ...values, groupId: groupId || null };
    try {
      await (link
        ? call(updateLink, { linkId, version: link.version, linkInput })
        : call(createLink, { linkId, linkInput }));
      showToast('success', text('linkSaved', { title: values.title }));
      onClose();
      onSaved();
    } catch (problem) {
      toastProblem(problem);
    }
  }

  return (
    <Modal isOpen title={<Text id={link ? 'editLink' : 'newLink'} />} onClose={onClose}>
      <Form<LinkField> id="link" onSubmit={save}>
        <TextField
          name="title"
          label={text('linkTitle')}
          defaultValue={link?.title ?? ''}
          maxLength={LINK_TITLE_MAX}
          autoComplete="off"
          required
          autoFocus
        />
        <TextField
          name="url"
          type="url"
          label={text('linkUrl')}
          defaultValue={link?.url ?? 'https://'}
          maxLength={LINK_URL_MAX}
          autoComplete="off"
          required
        />
        <TextArea
          name="description"
          label={text('linkDescription')}
          defaultValue={link?.description ?? ''}
          maxLength={LINK_DESCRIPTION_MAX}
        />
        <Combobox
          name="groupId"
          label={text('linkGroup')}
          help={text('linkGroupHelp')}
          source={findGroups}
          defaultChosen={link?.groupId ? { value: link.groupId, label: link.groupName ?? '' } : null}
        />
      </Form>
    </Modal>
  );
}

const findGroups: SuggestionSource = async (search, signal) => {
  const { groups } = await call(groupsOfLinks, { search }, { signal });
  return groups.rows.map(({ _id, name, regionName }) => ({ value: _id, label: name, aside: regionName }));
};
