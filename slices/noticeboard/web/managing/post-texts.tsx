import { useState } from 'react';
import { languageTag, LOCALE_NAMES, LOCALES, type Locale } from '#kit/messages/locales.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { Menu } from '#kit/ui/menu/menu.tsx';
import { RichTextField } from '#kit/ui/rich-text/rich-text-field.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { MAX_TITLE, type PostText } from '../../rules/post.ts';
import styles from './managing.module.css';

interface PostTextsProps {
  texts: readonly PostText[];
  /** The language in sight. */
  locale: Locale;
  onChoose: (locale: Locale) => void;
}

/**
 * A post in its languages, one of which is in sight. All of them stand in the form, so that turning to another loses nothing and
 * all are saved together.
 */
export function PostTexts({ texts, locale, onChoose }: PostTextsProps) {
  const text = useText();
  const [opened, setOpened] = useState<readonly Locale[]>(() => [
    ...new Set([...texts.map((one) => one.locale), locale]),
  ]);
  const others = LOCALES.filter((one) => !opened.includes(one));

  function open(chosen: Locale): void {
    setOpened([...opened, chosen]);
    onChoose(chosen);
  }

  return (
    <>
      <fieldset className={styles['languages']} aria-label={text('language')}>
        {LOCALES.filter((one) => opened.includes(one)).map((one) => (
          <button key={one} type="button" aria-pressed={one === locale} onClick={() => onChoose(one)}>
            {LOCALE_NAMES[one]}
          </button>
        ))}
        {others.length > 0 && (
          <Menu
            label={text('newsAddLanguage')}
            align="start"
            renderButton={(links) => (
              <Button tone="quiet" {...links}>
                <Icon name="plus" />
                {text('newsAddLanguage')}
              </Button>
            )}
          >
            {others.map((one) => (
              <MenuItem key={one} action={() => open(one)}>
                {LOCALE_NAMES[one]}
              </MenuItem>
            ))}
          </Menu>
        )}
      </fieldset>
      {opened.map((one) => {
        const stored = texts.find((written) => written.locale === one);
        return (
          <div key={one} className={styles['fields']} lang={languageTag(one)} hidden={one !== locale}>
            <TextField
              name={`title.${one}`}
              label={text('newsTitle')}
              maxLength={MAX_TITLE}
              required={opened.length === 1}
              autoComplete="off"
              defaultValue={stored?.title ?? ''}
            />
            <RichTextField name={`body.${one}`} label={text('newsText')} defaultHtml={stored?.body ?? ''} />
          </div>
        );
      })}
    </>
  );
}

/** What the form holds, in each language in which anything was written. */
export const textsIn = (values: Readonly<Record<string, string>>): PostText[] =>
  LOCALES.map((locale) => ({
    locale,
    title: values[`title.${locale}`]?.trim() ?? '',
    body: values[`body.${locale}`] ?? '',
  })).filter(({ title, body }) => title !== '' || body !== '');
