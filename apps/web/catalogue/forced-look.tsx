import { useEffect, useRef, type ReactNode } from 'react';
import styles from './catalogue.module.css';

export type Look = 'hover' | 'active' | 'focus-visible';

/** What a part shows under a hand, and what people call it. */
export const LOOKS: readonly [look: Look, name: string][] = [
  ['hover', 'Hover'],
  ['active', 'Pressed'],
  ['focus-visible', 'Focus'],
];
const OPERATED = 'button, a, input, select, textarea';

const written = new WeakSet<Document>();

/** Writes every style that shows only under a hand a second time, for what is marked to look so. */
function writeLooks(): void {
  if (written.has(document)) return;
  written.add(document);
  const sheet = new CSSStyleSheet();
  const rules = [...document.styleSheets].flatMap((one) => stylesIn(one.cssRules));
  for (const { selectorText, style } of rules) {
    const marked = LOOKS.reduce(
      (text, [look]) => text.replaceAll(`:${look}`, `[data-look='${look}']`),
      selectorText,
    );
    if (marked !== selectorText) sheet.insertRule(`${marked} { ${style.cssText} }`, sheet.cssRules.length);
  }
  document.adoptedStyleSheets.push(sheet);
}

const stylesIn = (rules: CSSRuleList): CSSStyleRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches
      ? stylesIn(rule.cssRules)
      : [];
  });

interface ForcedLookProps {
  look: Look;
  children: ReactNode;
}

/** Shows a part as it looks under the mouse, pressed or found by the keyboard, though nobody touches it. */
export function ForcedLook({ look, children }: ForcedLookProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(
    function markWhatIsOperated() {
      writeLooks();
      for (const part of place.current?.querySelectorAll(OPERATED) ?? [])
        part.setAttribute('data-look', look);
    },
    [look],
  );
  return (
    <span ref={place} className={styles['look']}>
      {children}
    </span>
  );
}
