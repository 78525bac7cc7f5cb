import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { MenuGroup, MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { Menu } from '#kit/ui/menu/menu.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { statementAddress } from '../rules/downloads.ts';

interface StatementMenuProps {
  finances: {
    _id: string;
    accounts: readonly { regionId: string; regionName: string }[];
    transactions: readonly { regionId: string; day: string }[];
  };
}

/** Statements of what was booked with each campus, whole or of a year; not there where nothing was. */
export function StatementMenu({ finances: { _id: personId, accounts, transactions } }: StatementMenuProps) {
  const text = useText();
  const booked = accounts.flatMap(({ regionId, regionName }) => {
    const days = transactions.filter((entry) => entry.regionId === regionId).map(({ day }) => day);
    const years = [...new Set(days.map((day) => day.slice(0, 4)))].toSorted().toReversed();
    return years.length > 0 ? [{ regionId, regionName, years }] : [];
  });
  if (booked.length === 0) return null;
  return (
    <Menu
      label={text('statementPdf')}
      renderButton={(links) => (
        <Button {...links}>
          <Icon name="download" />
          <Text id="statementPdf" />
          <Icon name="chevronDown" />
        </Button>
      )}
    >
      {booked.map(({ regionId, regionName, years }) => {
        const items = [null, ...years].map((year) => (
          <MenuItem key={year} action={statementAddress({ personId, regionId }, year)} isDownload>
            {year ?? <Text id="statementWhole" />}
          </MenuItem>
        ));
        return booked.length === 1 ? (
          items
        ) : (
          <MenuGroup key={regionId} heading={regionName}>
            {items}
          </MenuGroup>
        );
      })}
    </Menu>
  );
}
