import type { SliceNames } from './slice-names.ts';

/** The web room of a new slice: what it offers, its screen, the dialog for one record, and their operations. */
export function webTemplates(names: SliceNames, hasPlace: boolean): Record<string, string> {
  return {
    'web/slice.ts': offers(names, hasPlace),
    [`web/${names.slice}.screen.tsx`]: screen(names),
    [`web/${names.record}-dialog.tsx`]: dialog(names),
    [`web/${names.slice}.graphql`]: operations(names),
  };
}

const offers = ({ slice, sliceCamel, slicePascal }: SliceNames, hasPlace: boolean): string => `
import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/${slice}': screen(() => import('./${slice}.screen.tsx'), '${slicePascal}Screen'),
  },
  ${hasPlace ? '' : `places: [{ path: '/${slice}', anyOf: ['admin', 'superadmin'], label: '${sliceCamel}', icon: 'list' }],`}
};
`;

const screen = ({
  slice,
  record,
  many,
  sliceCamel,
  slicePascal,
  recordCamel,
  recordPascal,
}: SliceNames): string => `
import { call } from '#kit/client/call/call.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { RecordList } from '#kit/client/records/record-list.tsx';
import { fieldValues } from '#kit/record/changed-fields.ts';
import { textColumn, type Column } from '#kit/ui/table/table.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { ${recordCamel} as fields } from '../rules/${record}.ts';
import {
  ${sliceCamel},
  create${recordPascal},
  delete${recordPascal},
  type Listed${recordPascal}Fragment,
} from './${slice}.graphql.generated.ts';
import { ${recordPascal}Dialog } from './${record}-dialog.tsx';

/** The ${many} of the campuses that an admin looks after. */
export function ${slicePascal}Screen() {
  const text = useText();
  const answer = useQuery(${sliceCamel}, {});
  const columns: Column<Listed${recordPascal}Fragment>[] = [
    textColumn('title', text('${recordCamel}Title'), ({ title }) => title),
    textColumn('campus', text('${recordCamel}Campus'), ({ regionName }) => regionName),
  ];
  return (
    <RecordList
      title="${sliceCamel}"
      icon="list"
      answer={{ ...answer, data: answer.data?.${sliceCamel} }}
      columns={columns}
      nameOf={({ title }) => title}
      remove={({ _id: ${recordCamel}Id }) => call(delete${recordPascal}, { ${recordCamel}Id })}
      restore={(deleted) =>
        call(create${recordPascal}, {
          ${recordCamel}Id: deleted._id,
          ${recordCamel}Input: fieldValues(fields, deleted),
        })
      }
      dialog={${recordPascal}Dialog}
    />
  );
}
`;

const dialog = ({
  slice,
  record,
  sliceCamel,
  recordCamel,
  recordPascal,
  slicePascal,
}: SliceNames): string => `
import { call } from '#kit/client/call/call.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { RecordDialog, type OpenedRecord } from '#kit/client/records/record-dialog.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { ${recordCamel} as fields } from '../rules/${record}.ts';
import {
  campusesOf${slicePascal},
  ${sliceCamel},
  create${recordPascal},
  update${recordPascal},
  type Listed${recordPascal}Fragment,
} from './${slice}.graphql.generated.ts';

export function ${recordPascal}Dialog({
  stored,
  onClose,
  onSaved,
}: OpenedRecord<Listed${recordPascal}Fragment>) {
  const text = useText();
  const campuses = useQuery(campusesOf${slicePascal}, {}).data?.managedRegions;
  if (!campuses) return null;
  return (
    <RecordDialog
      id="${record}"
      title={<Text id="${sliceCamel}" />}
      fields={fields}
      stored={stored}
      initial={campuses[0] ? { regionId: campuses[0]._id } : {}}
      save={(${recordCamel}Input, { id: ${recordCamel}Id, version }) =>
        version === null
          ? call(create${recordPascal}, { ${recordCamel}Id, ${recordCamel}Input })
          : call(update${recordPascal}, { ${recordCamel}Id, version, ${recordCamel}Input })
      }
      nameOf={({ title }) => title}
      onSaved={onSaved}
      reload={async (id) =>
        (await call(${sliceCamel}, {})).${sliceCamel}.find(({ _id }) => _id === id) ?? null
      }
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextField {...control('title')} label={text('${recordCamel}Title')} autoComplete="off" autoFocus />
          <SelectField
            {...control('regionId')}
            label={text('${recordCamel}Campus')}
            options={campuses.map(({ _id, name }) => ({ value: _id, label: name }))}
            hidesPlaceholder
          />
        </>
      )}
    </RecordDialog>
  );
}
`;

const operations = ({ sliceCamel, slicePascal, recordCamel, recordPascal }: SliceNames): string => `
query ${sliceCamel} {
  ${sliceCamel} {
    ...Listed${recordPascal}
  }
}

fragment Listed${recordPascal} on ${recordPascal} {
  _id
  title
  regionId
  regionName
  version
}

query campusesOf${slicePascal} {
  managedRegions {
    _id
    name
  }
}

mutation create${recordPascal}($${recordCamel}Id: ID!, $${recordCamel}Input: ${recordPascal}Input!) {
  create${recordPascal}(${recordCamel}Id: $${recordCamel}Id, ${recordCamel}Input: $${recordCamel}Input) {
    ...Listed${recordPascal}
  }
}

mutation update${recordPascal}($${recordCamel}Id: ID!, $version: Int!, $${recordCamel}Input: ${recordPascal}Input!) {
  update${recordPascal}(${recordCamel}Id: $${recordCamel}Id, version: $version, ${recordCamel}Input: $${recordCamel}Input) {
    ...Listed${recordPascal}
  }
}

mutation delete${recordPascal}($${recordCamel}Id: ID!) {
  delete${recordPascal}(${recordCamel}Id: $${recordCamel}Id)
}
`;
