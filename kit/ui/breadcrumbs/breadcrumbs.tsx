import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { useText } from '../text/use-text.ts';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  label: string;
  to: string;
}

interface BreadcrumbsProps {
  /** From the first place under home to the one that is open, whose address is not followed. */
  crumbs: readonly Crumb[];
  homeAddress?: string;
}

/** The way from home to here. */
export function Breadcrumbs({ crumbs, homeAddress = '/' }: BreadcrumbsProps) {
  const text = useText();
  return (
    <nav aria-label={text('breadcrumb')} className={styles['crumbs']}>
      <ol>
        <li>
          <Link to={homeAddress} aria-label={text('home')}>
            <Icon name="home" size="small" />
          </Link>
        </li>
        {crumbs.map(({ label, to }, index) => (
          <li key={to}>
            <Icon name="chevronRight" size="small" />
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={to}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
