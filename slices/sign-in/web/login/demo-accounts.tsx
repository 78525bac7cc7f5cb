import { useText } from '#kit/ui/text/use-text.ts';
import styles from './sign-in.module.css';

/** Every account of the demo college has it; the server offers these accounts in development only. */
const DEMO_PASSWORD = 'berea-demo';

interface DemoAccountsProps {
  accounts: readonly { email: string; label: string }[];
  logIn: (email: string, password: string) => Promise<void>;
}

/** One press signs a developer in as anyone of the demo college. */
export function DemoAccounts({ accounts, logIn }: DemoAccountsProps) {
  const text = useText();
  return (
    <section className={styles['demo']}>
      <p>{text('developmentSignInAs')}</p>
      <ul>
        {accounts.map(({ email, label }) => (
          <li key={email}>
            <button type="button" title={email} onClick={() => void logIn(email, DEMO_PASSWORD)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
