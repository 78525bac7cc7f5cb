import { DataView, type Answer } from '#kit/ui/data-view/data-view.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Specimen } from './specimen.tsx';

interface Campus {
  name: string;
  city: string;
}

const STILL: Answer<Campus> = { data: null, problem: null, isLoading: false };
const KNOWN: Answer<Campus> = { ...STILL, data: { name: 'Walsall', city: 'Walsall, England' } };
const TROUBLE = new Error('The campus could not be loaded.');
const refetch = (): void => {};

function CampusFacts({ answer }: { answer: Answer<Campus> }) {
  return (
    <DataView answer={answer}>
      {({ name, city }) => (
        <FactList
          facts={[
            { term: 'Campus', value: name },
            { term: 'City', value: city },
          ]}
        />
      )}
    </DataView>
  );
}

/** A query in each of its states. */
export function AnswersSection() {
  return (
    <>
      <Specimen title="Data on its way" about="The spinner, where no skeleton fits." width="half">
        <CampusFacts answer={{ ...STILL, isLoading: true }} />
      </Specimen>
      <Specimen title="Data" about="What is known, drawn as the screen wishes." width="half">
        <CampusFacts answer={KNOWN} />
      </Specimen>
      <Specimen title="Data with a problem" about="Told in words, with the way to try again." width="half">
        <CampusFacts answer={{ ...STILL, problem: TROUBLE, refetch }} />
      </Specimen>
      <Specimen title="No data" about="There is none, and that is said." width="half">
        <CampusFacts answer={STILL} />
      </Specimen>
      <Specimen title="Data that could not be renewed" about="What is known stays under the problem.">
        <CampusFacts answer={{ ...KNOWN, problem: TROUBLE, refetch }} />
      </Specimen>
    </>
  );
}
