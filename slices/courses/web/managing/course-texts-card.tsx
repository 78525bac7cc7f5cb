import { changeAppState, useAppState } from '#kit/client/storage/app-state.ts';
import { isLocale, LOCALE_NAMES, LOCALES, localeOrDefault } from '#kit/messages/locales.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { RichText } from '#kit/ui/rich-text/rich-text.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { leaveBy } from '#kit/ui/unsaved-changes/leaving.ts';
import type { Managed } from './managed.ts';
import { CourseTextsForm } from './course-texts-form.tsx';
import styles from '../courses.module.css';
import { OutlineField } from './outline-field.tsx';

/** Name, description and outline in one language, beside the course's own. */
export function CourseTextsCard({ managed }: { managed: Managed }) {
  const text = useText();
  const { course, texts, usedElsewhere } = managed;
  const isShared = usedElsewhere.length > 0;
  const locale = useAppState().writeLocale;
  const own = texts.find((one) => one.locale === course.ownLocale);
  const written = texts.find((one) => one.locale === locale);
  const options = LOCALES.map((value) => ({
    value,
    label: texts.some((one) => one.locale === value)
      ? LOCALE_NAMES[value]
      : text('languageNotWritten', { language: LOCALE_NAMES[value] }),
  }));
  return (
    <Card title={<Text id="courseWords" />}>
      <div className={styles['language']}>
        <SelectField
          name="writeLocale"
          label={text('language')}
          options={options}
          value={locale}
          hidesPlaceholder
          onChange={({ currentTarget: { value } }) =>
            isLocale(value) && leaveBy(() => changeAppState({ writeLocale: value }))
          }
        />
      </div>
      <div className={styles['sides']}>
        {own && locale !== course.ownLocale && <ReadTexts written={own} />}
        {isShared ? (
          written && <ReadTexts written={written} />
        ) : (
          <div>
            <CourseTextsForm
              key={`${locale}.${course.version}`}
              course={course}
              locale={locale}
              written={written}
            />
            {written && (
              <OutlineField
                key={locale}
                courseId={course._id}
                locale={locale}
                outline={written.outline ?? null}
              />
            )}
          </div>
        )}
      </div>
    </Card>
  );
}

/** What is written in one language, to be read. */
const ReadTexts = ({ written }: { written: Managed['texts'][number] }) => (
  <div lang={written.locale.replace('_', '-')}>
    <h3>{LOCALE_NAMES[localeOrDefault(written.locale)]}</h3>
    <p className={styles['read']}>{written.name}</p>
    <RichText html={written.description} />
    {written.outline && <a href={written.outline.url}>{written.outline.name}</a>}
  </div>
);
