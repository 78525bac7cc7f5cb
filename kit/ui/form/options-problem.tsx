import { use } from 'react';
import { Icon } from '../icon/icon.tsx';
import { FieldProblems } from './form-context.ts';
import styles from '../field/field.module.css';

/** What is wrong with the choice of several, beside their checkboxes. */
export function OptionsProblem({ name }: { name: string }) {
  const problems = Object.entries(use(FieldProblems));
  const problem = problems.find(([control]) => control.startsWith(`${name}.`))?.[1];
  return problem ? (
    <p className={styles['problem']}>
      <Icon name="alert" size="small" />
      {problem}
    </p>
  ) : null;
}
