import { Stack } from '#kit/ui/decisions/shown-decision.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { useAmount } from '#slices/billing/web/api.ts';
import { LineFacts, LineHistory } from './line-facts.tsx';
import type { WholeLine } from './shown.ts';

/** A payment about which was decided: what it was booked for, and its history. */
export function DecidedLine({ line }: { line: WholeLine }) {
  const amountText = useAmount();
  const decision = line.decisions.find(({ _id }) => _id === line.decisionId);
  return (
    <Stack>
      <LineFacts line={line} />
      {decision && decision.payments.length > 0 && (
        <FactList
          facts={decision.payments.map(({ personId, studentName, invoiceNumber, amount }) => ({
            term: invoiceNumber ?? '',
            value: (
              <>
                <Link to={`/users/${personId}?tab=finances`}>{studentName}</Link>
                {` · ${amountText(amount, line.currency)}`}
              </>
            ),
          }))}
        />
      )}
      <LineHistory line={line} />
    </Stack>
  );
}
