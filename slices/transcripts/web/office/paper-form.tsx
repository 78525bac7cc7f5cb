import { LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import { line, oneOf, optional, type ValuesOf } from '#kit/record/field.ts';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { PAPERS, type PaperKind } from '#slices/regions/rules/usual-paper.ts';

const PAPER_TEXTS = { A4: 'paperA4', LETTER: 'paperLetter' } as const satisfies Record<PaperKind, string>;
const LANGUAGES = LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }));

const FIELDS = {
  /** None: each student's own. */
  locale: optional(line({ max: 10, problem: 'transcriptLocaleUnknown' })),
  paper: oneOf('TranscriptPaper', PAPERS),
};

interface PaperFormProps {
  id: string;
  submitLabel: string;
  /** What the campus prints on. */
  usual: PaperKind;
  /** Offers each student's own language before all others. */
  eachTheirOwn?: boolean;
  onSubmit: (values: ValuesOf<typeof FIELDS>) => Promise<void>;
}

/** In which language and on what paper transcripts are issued. */
export function PaperForm({ usual, eachTheirOwn = false, ...form }: PaperFormProps) {
  const text = useText();
  const own = { value: '', label: text('studentsOwnLanguage') };
  return (
    <FieldsForm {...form} fields={FIELDS} initial={{ paper: usual }}>
      {({ choice }) => (
        <>
          <SelectField
            {...choice('locale')}
            label={text('transcriptLanguage')}
            options={eachTheirOwn ? [own, ...LANGUAGES] : LANGUAGES}
            hidesPlaceholder
          />
          <SelectField
            {...choice('paper')}
            label={text('transcriptPaper')}
            options={PAPERS.map((paper) => ({ value: paper, label: text(PAPER_TEXTS[paper]) }))}
            hidesPlaceholder
          />
        </>
      )}
    </FieldsForm>
  );
}
