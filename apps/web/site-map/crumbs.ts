import type { MessageId } from '#kit/ui/text/message-id.ts';
import { NAMED_PLACES } from './menus.ts';

/** A step of the way from home to where one is. */
export interface CrumbOfPlace {
  label: MessageId;
  to: string;
}

export const HOME = '/dashboard';

/** The addresses above an address, from the top, and the address itself. */
const wayTo = (address: string): string[] =>
  address
    .split('/')
    .slice(1)
    .map((_, depth, parts) => `/${parts.slice(0, depth + 1).join('/')}`);

/** The places with a name on the way to an address, of those the user may open. There is no way to home itself. */
export const crumbsTo = (address: string, isOpen: (path: string) => boolean): readonly CrumbOfPlace[] =>
  address === HOME
    ? []
    : wayTo(address)
        .flatMap((path) => NAMED_PLACES.filter((place) => place.path === path && isOpen(path)))
        .map(({ path, label }) => ({ label, to: path }));
