import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Badge } from '../badge/badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { MenuItem } from '../menu/menu-item.tsx';
import { Menu } from '../menu/menu.tsx';
import styles from './tabs.module.css';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** How many things wait there for the reader. */
  count?: number;
  /** The count only tells how many there are: nothing waits. */
  isCountQuiet?: boolean;
}

interface TabsProps<Id extends string> {
  /** The name of the row of tabs, read aloud. */
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  /** Those that are opened less often, in a menu at the end of the row. */
  more?: { label: string; tabs: readonly Tab<Id>[] };
  param?: string;
  /** For sides that are turned often: going back leaves the page instead of turning them again. */
  isPassing?: boolean;
}

const PARAM = 'tab';

/** What a list on the side that is left was asked for. */
const OF_THAT_SIDE = ['search', 'sort', 'after'];

/** The tab that the address names; the first one if it names none that exists. */
export function useTab<Id extends string>(tabs: readonly Tab<Id>[], param = PARAM): Id | undefined {
  const [params] = useSearchParams();
  const named = params.get(param);
  return (tabs.find(({ id }) => id === named) ?? tabs[0])?.id;
}

/** Sides of one thing. The address says which is open, so that it can be shared and gone back to. */
export function Tabs<Id extends string>({
  label,
  tabs,
  current,
  more,
  param = PARAM,
  isPassing = false,
}: TabsProps<Id>) {
  const [params] = useSearchParams();
  const strip = useStripAt(current, tabs.length);
  const addressOf = (id: Id): string => {
    const next = new URLSearchParams(params);
    for (const name of OF_THAT_SIDE) next.delete(name);
    next.set(param, id);
    return `?${next.toString()}`;
  };
  return (
    <nav ref={strip} className={styles['tabs']} aria-label={label}>
      {tabs.map(({ id, label: name, count, isCountQuiet }) => (
        <Link
          key={id}
          to={addressOf(id)}
          replace={isPassing}
          className={styles['tab']}
          aria-current={id === current ? 'page' : undefined}
        >
          {name}
          {count !== undefined && count > 0 && (
            <Badge count={count} tone={isCountQuiet ? 'neutral' : 'brand'} />
          )}
        </Link>
      ))}
      {more && more.tabs.length > 0 && (
        <MoreTabs more={more} of={label} current={current} addressOf={addressOf} />
      )}
    </nav>
  );
}

interface MoreTabsProps<Id extends string> {
  /** The name of the row. */
  of: string;
  more: { label: string; tabs: readonly Tab<Id>[] };
  current: Id;
  addressOf: (id: Id) => string;
}

/** The button of the menu bears the name of the open tab where that is one of its own. */
function MoreTabs<Id extends string>({ more: { label, tabs }, of, current, addressOf }: MoreTabsProps<Id>) {
  const opened = tabs.find(({ id }) => id === current);
  return (
    <Menu
      label={label}
      renderButton={(links) => (
        <button
          type="button"
          {...links}
          className={styles['tab']}
          aria-current={opened ? 'page' : undefined}
          // A page may have other buttons called so.
          aria-label={`${opened?.label ?? label}: ${of}`}
        >
          {opened?.label ?? label}
          <Icon name="chevronDown" size="small" />
        </button>
      )}
    >
      {tabs.map(({ id, label: name, count }) => (
        <MenuItem key={id} action={addressOf(id)} aside={count}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** A row that is wider than the screen stands with the open tab in its middle. */
function useStripAt(current: string, count: number): RefObject<HTMLElement | null> {
  const strip = useRef<HTMLElement>(null);
  useLayoutEffect(
    function showTheOpenTab() {
      const tab = strip.current?.querySelector('[aria-current]');
      // Not scrollIntoView: that would also move the page.
      if (strip.current && tab) strip.current.scrollLeft += middleOf(tab) - middleOf(strip.current);
    },
    [current, count],
  );
  return strip;
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
