import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { RecordDialog } from '#kit/client/records/record-dialog.tsx';
import { readerToday } from '#kit/ui/date/reader-today.ts';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { PercentField } from '#kit/ui/field/percent-field.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import type { Controls } from '#kit/ui/form/record-fields.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { pickFields } from '#kit/record/changed-fields.ts';
import { policy, schema as fields } from '../../rules/schema.ts';
import {
  attendanceSchemas,
  createAttendanceSchema,
  setAttendancePolicy,
  updateAttendanceSchema,
  type KeptSchemaFragment,
} from './schemas.graphql.generated.ts';
import { useCountedPolicy } from './use-counted-policy.ts';

/** What a dialog of a schema is opened with. */
export interface SchemaDialogProps {
  schema: KeptSchemaFragment;
  onClose: () => void;
}

export const reloadSchema = async (id: string): Promise<KeptSchemaFragment | null> =>
  (await call(attendanceSchemas, {})).attendanceSchemas.find(({ _id }) => _id === id) ?? null;

const SCHEMA_FIELDS = Object.keys(fields) as (keyof typeof fields)[];
const POLICY_FIELDS = Object.keys(policy) as (keyof typeof policy)[];

export function NewSchemaDialog({ onClose }: { onClose: () => void }) {
  return (
    <RecordDialog
      id="schema"
      title={<Text id="newSchema" />}
      fields={{ ...fields, ...policy }}
      stored={null}
      save={(input, { id: schemaId }) =>
        call(createAttendanceSchema, {
          schemaId,
          schemaInput: { name: input.name, lowPercent: input.lowPercent ?? null },
          policyInput: pickFields(POLICY_FIELDS, input),
        })
      }
      nameOf={({ name }) => name}
      stale={[attendanceSchemas]}
      reload={() => Promise.resolve(null)}
      onClose={onClose}
    >
      {(controls) => (
        <>
          <SchemaFields {...controls} />
          <PolicyFields {...controls} />
        </>
      )}
    </RecordDialog>
  );
}

export function EditSchemaDialog({ schema, onClose }: SchemaDialogProps) {
  return (
    <RecordDialog
      id="schema"
      title={<Text id="editSchema" />}
      fields={fields}
      stored={schema}
      save={(input, { id: schemaId, version }) =>
        call(updateAttendanceSchema, {
          schemaId,
          version: version ?? 0,
          schemaInput: pickFields(SCHEMA_FIELDS, input),
        })
      }
      nameOf={({ name }) => name}
      reload={reloadSchema}
      onClose={onClose}
    >
      {(controls) => <SchemaFields {...controls} />}
    </RecordDialog>
  );
}

/** New parameters, and from which term on they count. A term that is over keeps those it had. */
export function PolicyDialog({ schema, onClose }: SchemaDialogProps) {
  const text = useText();
  const counted = useCountedPolicy(schema);
  const [today] = useState(readerToday);
  const open = schema.terms.filter(({ lastDay }) => lastDay >= today);
  const isWithoutPast = open.length === schema.terms.length;
  const [termId, setTermId] = useState(open[0]?._id ?? '');
  return (
    <RecordDialog
      id="policy"
      title={<Text id="changeParameters" />}
      fields={policy}
      stored={counted && { ...counted, _id: schema._id, version: schema.version }}
      save={(input, { version }) =>
        call(setAttendancePolicy, {
          schemaId: schema._id,
          version: version ?? schema.version,
          termId: termId === '' ? null : termId,
          policyInput: pickFields(POLICY_FIELDS, input),
        })
      }
      nameOf={() => schema.name}
      stale={[attendanceSchemas]}
      reload={async (id) => {
        const now = await reloadSchema(id);
        return now && counted && { ...counted, _id: id, version: now.version };
      }}
      onClose={onClose}
    >
      {(controls) => (
        <>
          <SelectField
            name="termId"
            label={text('parametersFrom')}
            options={[
              ...(isWithoutPast ? [{ value: '', label: text('fromTheBeginning') }] : []),
              ...open.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            defaultValue={termId}
            onChange={(event) => setTermId(event.target.value)}
            hidesPlaceholder
          />
          <PolicyFields {...controls} />
        </>
      )}
    </RecordDialog>
  );
}

function SchemaFields({ control }: Controls<typeof fields>) {
  const text = useText();
  return (
    <>
      <TextField {...control('name')} label={text('schemaName')} autoComplete="off" autoFocus />
      <NumberField
        {...control('lowPercent')}
        label={text('schemaLowLimit')}
        help={text('schemaLowLimitHelp')}
        unit="%"
      />
    </>
  );
}

function PolicyFields({ control }: Controls<typeof policy>) {
  const text = useText();
  return (
    <>
      <NumberField
        {...control('minutesLateThreshold')}
        label={text('minutesLateThreshold')}
        help={text('minutesLateHelp')}
      />
      <NumberField {...control('graceAbsentsPerTerm')} label={text('graceAbsents')} />
      <NumberField {...control('graceLatesPerTerm')} label={text('graceLates')} />
      <PercentField {...control('absenceDeduction')} label={text('absenceDeduction')} />
      <PercentField {...control('lateDeduction')} label={text('lateDeduction')} />
    </>
  );
}
