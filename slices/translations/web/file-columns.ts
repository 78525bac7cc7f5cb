import type { Column } from '#kit/ui/table/table.ts';
import type { useText } from '#kit/ui/text/use-text.ts';
import type { TranslatedMessageFragment } from './translations.graphql.generated.ts';

type Message = TranslatedMessageFragment;

/** What stands in the file that translators take along. */
export function fileColumns(text: ReturnType<typeof useText>): Column<Message>[] {
  const column = (id: string, header: string, csv: (message: Message) => string | null): Column<Message> => ({
    id,
    header,
    cell: csv,
    csv,
  });
  return [
    column('id', text('textId'), ({ id }) => id),
    column('category', text('messageCategory'), ({ category }) => category),
    column('about', text('textAbout'), ({ description }) => description),
    column('english', text('englishText'), ({ english }) => english),
    column('bundled', text('bundledText'), ({ bundled }) => bundled ?? null),
    column('own', text('ownWords'), ({ stored }) => stored ?? null),
  ];
}
