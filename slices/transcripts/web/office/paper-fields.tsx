import { LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { PAPERS, type PaperKind } from '../../rules/issue.ts';

export type PaperField = 'locale' | 'paper';

const PAPER_TEXTS = { A4: 'paperA4', LETTER: 'paperLetter' } as const satisfies Record<PaperKind, string>;
const LANGUAGES = LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }));

export const paperFrom = (typed: string): PaperKind => PAPERS.find((paper) => paper === typed) ?? 'A4';

interface PaperFieldsProps {
  /** What the campus prints on. */
  usual: PaperKind;
  /** Offered before all languages; what it sends is empty. */
  eachTheirOwn?: boolean;
}

/** In which language and on what paper a transcript is issued. */
export function PaperFields({ usual, eachTheirOwn = false }: PaperFieldsProps) {
  const text = useText();
  const own = { value: '', label: text('studentsOwnLanguage') };
  return (
    <>
      <SelectField
        name="locale"
        label={text('transcriptLanguage')}
        options={eachTheirOwn ? [own, ...LANGUAGES] : LANGUAGES}
        hidesPlaceholder
      />
      <SelectField
        name="paper"
        label={text('transcriptPaper')}
        defaultValue={usual}
        options={PAPERS.map((paper) => ({ value: paper, label: text(PAPER_TEXTS[paper]) }))}
        hidesPlaceholder
      />
    </>
  );
}
