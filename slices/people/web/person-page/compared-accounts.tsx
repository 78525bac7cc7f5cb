import { useIntl } from 'react-intl';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from './compared-accounts.module.css';
import type { OnePersonFragment } from './person.graphql.generated.ts';
import { roleName } from '../role-chip.tsx';
import { standingOf } from '../standing.ts';
import { useFactsAbout } from './use-facts-about.tsx';

export function ComparedAccounts({ kept, other }: { kept: OnePersonFragment; other: OnePersonFragment }) {
  const text = useText();
  const [one, two] = [useFactsOf(kept), useFactsOf(other)];
  const terms = [...new Set([...one.keys(), ...two.keys()])];
  return (
    <>
      <table className={styles['accounts']}>
        <thead>
          <tr>
            <th scope="col">{text('aboutPerson')}</th>
            <th scope="col">{text('accountKept')}</th>
            <th scope="col">{text('accountClosed')}</th>
          </tr>
        </thead>
        <tbody>
          {terms.map((term) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>{one.get(term)}</td>
              <td>{two.get(term)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['rule']}>{text('mergeRule')}</p>
    </>
  );
}

function useFactsOf(person: OnePersonFragment) {
  const text = useText();
  const { formatList } = useIntl();
  const facts = useFactsAbout(person);
  const roles = formatList(standingOf(person).map((role) => roleName(role, text)));
  return new Map([
    [text('personName'), person.fullName],
    ...facts.map(({ term, value }) => [term, value] as const),
    [text('personRoles'), roles],
  ]);
}
