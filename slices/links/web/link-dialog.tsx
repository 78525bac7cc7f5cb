import { call } from '#kit/client/call/call.ts';
import { RecordDialog, type OpenedRecord } from '#kit/client/records/record-dialog.tsx';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import type { SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { link as fields } from '../rules/link.ts';
import {
  createLink,
  groupsOfLinks,
  links,
  updateLink,
  type ListedLinkFragment,
} from './links.graphql.generated.ts';

export function LinkDialog({ stored: link, onClose, onSaved }: OpenedRecord<ListedLinkFragment>) {
  const text = useText();
  return (
    <RecordDialog
      id="link"
      title={<Text id={link ? 'editLink' : 'newLink'} />}
      fields={fields}
      stored={link}
      initial={{ url: 'https://' }}
      save={(linkInput, { id: linkId, version }) =>
        version === null
          ? call(createLink, { linkId, linkInput })
          : call(updateLink, { linkId, version, linkInput })
      }
      nameOf={({ title }) => title}
      onSaved={onSaved}
      reload={async (id) => (await call(links, {})).links.find(({ _id }) => _id === id) ?? null}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextField {...control('title')} label={text('linkTitle')} autoComplete="off" autoFocus />
          <TextField {...control('url')} type="url" label={text('linkUrl')} autoComplete="off" />
          <TextArea {...control('description')} label={text('linkDescription')} />
          <Combobox
            name="groupId"
            label={text('linkGroup')}
            help={text('linkGroupHelp')}
            source={findGroups}
            defaultChosen={link?.groupId ? { value: link.groupId, label: link.groupName ?? '' } : null}
          />
        </>
      )}
    </RecordDialog>
  );
}

const findGroups: SuggestionSource = async (search, signal) => {
  const { groups } = await call(groupsOfLinks, { search }, { signal });
  return groups.rows.map(({ _id, name, regionName }) => ({ value: _id, label: name, aside: regionName }));
};
