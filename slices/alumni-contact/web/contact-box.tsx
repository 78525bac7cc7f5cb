import { useQuery } from '#kit/client/query/use-query.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { CONTACT_PAGE } from '../rules/contact-pages.ts';
import { AllowanceText } from './allowance-text.tsx';
import { contactAllowance } from './contact.graphql.generated.ts';
import styles from './contact.module.css';

/** The box on the alumni's home page. */
export function ContactBox() {
  const allowance = useQuery(contactAllowance, {}).data?.contactAllowance;
  return (
    <Card title={<Text id="contactTitle" />}>
      <div className={styles['box']}>
        <p>
          <Text id="contactLead" />
        </p>
        {allowance && (
          <p className={styles['quiet']}>
            <AllowanceText allowance={allowance} />
          </p>
        )}
        <LinkButton to={CONTACT_PAGE}>
          <Text id="contactFind" />
        </LinkButton>
      </div>
    </Card>
  );
}
