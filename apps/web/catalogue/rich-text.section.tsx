import { Form } from '#kit/ui/form/form.tsx';
import { readRichText } from '#kit/ui/rich-text/clean-html.ts';
import { RichTextField } from '#kit/ui/rich-text/rich-text-field.tsx';
import { RichText } from '#kit/ui/rich-text/rich-text.tsx';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { GuardedForm } from '#kit/ui/unsaved-changes/guarded-form.tsx';
import { Specimen, Stack } from './specimen.tsx';

const POST =
  '<h2>Chapel on Friday</h2><p>We meet at <strong>18:30</strong> in the <em>upper room</em>; the readings are in <a href="/calendar">the calendar</a>.</p>' +
  '<ul><li><p>Bring your hymn book</p></li><li><p>Guests are welcome</p></li></ul>' +
  '<blockquote><p>How good and pleasant it is when God’s people live together in unity!</p></blockquote>';

const READING =
  `${POST}<h3>Who reads</h3><table><tbody><tr><th scope="row">Psalm 133</th><td>Grace Adeyemi</td></tr>` +
  '<tr><th scope="row">Acts 2</th><td>Kwame Boateng</td></tr></tbody></table>' +
  '<p>مزمور ١٣٣: هُوَذَا مَا أَحْسَنَ</p>';

const tell = (values: Record<string, string>): void => showToast('info', JSON.stringify(values));

/** Words with headings, lists and links, written and read. */
export function RichTextSection() {
  return (
    <>
      <Specimen
        title="Rich text editor"
        about="Clean HTML in and out; the editor itself comes when it is needed."
      >
        <GuardedForm id="post" onSubmit={tell}>
          <RichTextField
            name="post"
            label="Noticeboard post"
            help="Paste from Word as you like: only what is allowed stays."
            defaultHtml={POST}
            rules={{ required: true, maxCharacters: 600 }}
          />
        </GuardedForm>
      </Specimen>
      <Specimen title="Rich text, empty" about="Required; its problem stands under it." width="half">
        <Form id="feedback" onSubmit={tell}>
          <RichTextField name="feedback" label="Feedback" rules={{ required: true, maxCharacters: 40 }} />
        </Form>
      </Specimen>
      <Specimen title="Rich text, locked" about="Read-only is handed over, disabled is not." width="half">
        <Stack>
          <RichTextField
            name="terms"
            label="Terms"
            defaultHtml="<p>As they were accepted.</p>"
            lock="readOnly"
          />
          <RichTextField name="notes" label="Notes" defaultHtml="<p>Set by the office.</p>" lock="disabled" />
        </Stack>
      </Specimen>
      <Specimen title="Rich text viewer" about="What was written, cleaned once more before it is shown.">
        <RichText html={readRichText(READING).html} />
      </Specimen>
    </>
  );
}
