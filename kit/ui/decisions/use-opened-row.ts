import { useLocation, useNavigate, useSearchParams } from 'react-router';

interface OpenedRow {
  opened: string | null;
  onOpen: (id: string | null) => void;
}

/** Says that the list was seen before the row was opened, so that closing it is the same as going back. */
const CAME_FROM_LIST = 'cameFromList';

const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && CAME_FROM_LIST in state;

/**
 * Which row is open beside its list, by the address: a reload and a link that was passed on open it, Back closes it. The way from
 * one row to the next is no step of its own.
 */
export function useOpenedRow(name: string): OpenedRow {
  const [address] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const opened = address.get(name);

  function onOpen(id: string | null): void {
    if (id === opened) return;
    if (id === null && isFromList(state)) {
      void navigate(-1);
      return;
    }
    const target = new URLSearchParams(address);
    if (id === null) target.delete(name);
    else target.set(name, id);
    const isFirst = opened === null;
    void navigate(`?${target}`, {
      replace: !isFirst,
      // The way back through the pages of the list is kept there too (kit/ui/table/use-list.ts).
      state: isFirst ? { ...(state as object | null), [CAME_FROM_LIST]: true } : state,
      preventScrollReset: true,
    });
  }

  return { opened, onOpen };
}
