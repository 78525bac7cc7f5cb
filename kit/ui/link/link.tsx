import { Link as RouterLink, type LinkProps } from 'react-router';
import { useMayOpen } from './may-open.ts';

/** A link to another screen. Where the reader would only be turned away, its text stands without a link. */
export function Link({ to, ...rest }: LinkProps & { to: string }) {
  const mayOpen = useMayOpen();
  if (mayOpen(to)) return <RouterLink to={to} {...rest} />;
  return <span className={rest.className}>{rest.children}</span>;
}
