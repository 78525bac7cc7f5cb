import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import { MultiCombobox } from '#kit/ui/combobox/multi-combobox.tsx';
import { fitting, type Suggestion } from '#kit/ui/combobox/suggestion.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { Specimen } from './specimen.tsx';

const PEOPLE: readonly Suggestion[] = [
  { value: 'p1', label: 'Grace Adeyemi', aside: 'Walsall' },
  { value: 'p2', label: 'Kwame Boateng', aside: 'Walsall' },
  { value: 'p3', label: 'Oksana Kovalenko', aside: 'Jakarta' },
  { value: 'p4', label: 'Maria Magdalena Wisniewska-Kowalczyk', aside: 'Woodland Park' },
];

const search = (words: string): Promise<readonly Suggestion[]> => Promise.resolve(fitting(PEOPLE, words));
const neverAnswers = (): Promise<readonly Suggestion[]> => new Promise(() => {});
const fails = (): Promise<readonly Suggestion[]> => Promise.reject(new Error('The network is away.'));

const tell = (values: Record<string, string>): void => showToast('info', JSON.stringify(values));

/** Fields that ask the server for what fits. */
export function SearchesSection() {
  return (
    <Specimen
      title="Search pickers"
      about="A combobox whose source is a search: it asks when the typing rests, and an old answer never overtakes a new one."
    >
      <Form id="searches" onSubmit={tell}>
        <Combobox name="student" label="Student" source={search} defaultChosen={PEOPLE[3] ?? null} />
        <MultiCombobox name="proctors" label="Proctors" source={search} defaultChosen={PEOPLE.slice(0, 2)} />
        <Combobox name="slow" label="On a slow network" source={neverAnswers} />
        <Combobox name="broken" label="Without a network" source={fails} />
      </Form>
    </Specimen>
  );
}
