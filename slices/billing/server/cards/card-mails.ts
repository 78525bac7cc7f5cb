import type { Day } from '#kit/calendar/day.ts';
import { universalMidnight } from '#kit/calendar/day.ts';
import type { SavedCard } from '#kit/cards/card-processor.ts';
import type { Tx } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import { languageTag, type Locale } from '#kit/messages/locales.ts';
import { atLeastNothing, formatAmount } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import { findPerson, mailPerson } from '#slices/people/server/api.ts';
import { brandName } from '../../rules/card-brands.ts';
import { balanceOf } from '../../rules/standing.ts';
import type { InvoiceRecord } from '../invoice.queries.ts';

interface Moved {
  personId: string;
  amount: MinorUnits;
  card: Pick<SavedCard, 'brand' | 'lastDigits'> | null;
  /** As it stands afterwards. */
  invoice: InvoiceRecord;
  day: Day;
}

/** Tells a person what they have paid by card, and what is left. */
export const mailPaymentReceipt = (tx: Tx, services: Services, moved: Moved): Promise<void> =>
  mailMoved(tx, services, moved, {
    template: 'cardPaymentReceipt',
    subject: 'cardReceiptMailSubject',
    body: 'cardReceiptMailBody',
  });

/** Tells a person what was given back to their card. */
export const mailRefund = (tx: Tx, services: Services, moved: Moved): Promise<void> =>
  mailMoved(tx, services, moved, {
    template: 'cardRefund',
    subject: 'cardRefundMailSubject',
    body: 'cardRefundMailBody',
  });

interface Words {
  template: string;
  subject: 'cardReceiptMailSubject' | 'cardRefundMailSubject';
  body: 'cardReceiptMailBody' | 'cardRefundMailBody';
}

async function mailMoved(
  tx: Tx,
  services: Services,
  { personId, amount, card, invoice, day }: Moved,
  { template, subject, body }: Words,
): Promise<void> {
  const person = await findPerson(tx, personId);
  if (!person) return;
  const { id, title, number, currency } = invoice;
  const amountIn = (locale: Locale, of: MinorUnits): string =>
    formatAmount(of, currency, languageTag(locale));
  await mailPerson(tx, services, {
    template,
    person,
    texts: [subject, body, 'cardMailBalance', 'cardMailCard', 'cardMailButton'],
    write({ say, names, locale }) {
      const moved = amountIn(locale, amount);
      const date = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' });
      return {
        subject: say(subject, { amount: moved, ...names }),
        paragraphs: [
          say(body, { amount: moved, title, number, day: date.format(universalMidnight(day)) }),
          ...(card ? [say('cardMailCard', { brand: brandName(card.brand), digits: card.lastDigits })] : []),
          say('cardMailBalance', { amount: amountIn(locale, atLeastNothing(balanceOf(invoice))) }),
        ],
        button: {
          label: say('cardMailButton'),
          url: `${services.config.mainHost}/student/transactions/${id}`,
        },
      };
    },
  });
}
