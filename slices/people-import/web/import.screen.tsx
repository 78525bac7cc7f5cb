import { useMutation } from '#kit/client/query/use-mutation.ts';
import { flag } from '#kit/record/field.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { isBusy } from '#slices/imports/rules/file-import.ts';
import { ImportPage, ImportStep, ProblemLines } from '#slices/imports/web/api.ts';
import { ImportKnown } from './import-known.tsx';
import { ImportNewcomers } from './import-newcomers.tsx';
import {
  importProblems,
  peopleImport,
  runPeopleImport,
  type OneImportFragment,
} from './import.graphql.generated.ts';
import { peoplePages } from './people-pages.ts';
import { useProblemsTable } from './use-problems-table.ts';

export const ImportScreen = () => (
  <ImportPage pages={peoplePages}>
    {(found) => (
      <>
        <PeopleStep found={found} />
        {found.good + found.imported > 0 && !isBusy(found.state) && <ImportNewcomers found={found} />}
        {found.joins + found.joined + found.unchanged + found.left > 0 && (
          <ImportKnown key={found.state} found={found} />
        )}
        {found.bad > 0 && <ImportProblems found={found} />}
      </>
    )}
  </ImportPage>
);

function PeopleStep({ found }: { found: OneImportFragment }) {
  const text = useText();
  const { _id, state, good, imported, undone, kept, joins, joined, left } = found;
  const stored = imported + joined;
  const takenBack = undone + kept + left;
  return (
    <ImportStep
      pages={peoplePages}
      found={found}
      checked={
        <Card
          title={
            good === 0 && joins > 0 ? (
              <Text id="importCanEnrol" values={{ count: joins }} />
            ) : (
              <Text id="importGoodLines" values={{ count: good + joins }} />
            )
          }
        >
          {good + joins > 0 && <RunImportForm importId={_id} good={good} joins={joins} />}
        </Card>
      }
      progress={
        state === 'UNDOING'
          ? { label: text('undoRunning'), done: takenBack, total: takenBack + stored }
          : { label: text('importRunning'), done: stored, total: stored + good + joins }
      }
      outcome={
        state === 'UNDONE' ? (
          <>
            <Text id="importUndone" values={{ count: undone }} />{' '}
            {kept > 0 && <Text id="importKept" values={{ count: kept }} />}{' '}
            {left > 0 && <Text id="importLeft" values={{ count: left }} />}
          </>
        ) : (
          <>
            <Text id="importDone" values={{ count: imported }} />{' '}
            {joined > 0 && <Text id="importJoined" values={{ count: joined }} />}
          </>
        )
      }
      hasStored={stored > 0}
    />
  );
}

const RUN = { sendsMail: flag({ default: false }) };

/** Mails go out only on purpose. */
function RunImportForm({ importId, good, joins }: { importId: string; good: number; joins: number }) {
  const text = useText();
  const { mutate } = useMutation({ stale: [peopleImport] });

  return (
    <FieldsForm
      id="import"
      fields={RUN}
      submitLabel={text(good > 0 ? 'importNow' : 'importEnrolNow', { count: good + joins })}
      onSubmit={({ sendsMail }) => mutate(runPeopleImport, { importId, sendsMail })}
    >
      {({ control }) =>
        good > 0 && (
          <Checkbox
            {...control('sendsMail')}
            label={text('importSendsMail')}
            help={text('importSendsMailHelp')}
          />
        )
      }
    </FieldsForm>
  );
}

/** The lines that could not be imported. */
const ImportProblems = ({ found }: { found: OneImportFragment }) => (
  <ProblemLines
    pages={peoplePages}
    found={found}
    asked={{
      query: importProblems,
      variables: (page) => ({ importId: found._id, ...page }),
      linesOf: ({ peopleImport: one }) => one?.problems,
      count: found.bad,
    }}
    {...useProblemsTable()}
  />
);
