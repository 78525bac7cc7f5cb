import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** What a text asks of the code that shows it, and what it offers for each number. */
export interface MessageShape {
  /** Placeholders and tags with their kind, for example `name: argument`, `count: plural`, `link: tag`. */
  slots: ReadonlySet<string>;
  /** The words a select chooses from, by argument. */
  choices: ReadonlyMap<string, ReadonlySet<string>>;
  plurals: readonly PluralForms[];
}

export interface PluralForms {
  argument: string;
  type: Intl.PluralRuleType;
  categories: ReadonlySet<string>;
}

/** Reads an ICU text; throws with the parser's reason if it is none. */
export function messageShape(text: string): MessageShape {
  const shape = {
    slots: new Set<string>(),
    choices: new Map<string, Set<string>>(),
    plurals: [] as PluralForms[],
  };
  for (const element of allElements(parse(text))) {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        break;
      case TYPE.plural: {
        const type = element.pluralType ?? 'cardinal';
        // `=0` and the like are free: they single out a number, they are not a form of the language.
        const categories = new Set(Object.keys(element.options).filter((key) => !key.startsWith('=')));
        shape.slots.add(`${element.value}: ${type} plural`);
        shape.plurals.push({ argument: element.value, type, categories });
        break;
      }
      case TYPE.select: {
        const known = shape.choices.get(element.value) ?? [];
        shape.slots.add(`${element.value}: select`);
        shape.choices.set(element.value, new Set([...known, ...Object.keys(element.options)]));
        break;
      }
      default:
        shape.slots.add(`${element.value}: ${TYPE[element.type]}`);
    }
  }
  return shape;
}

function allElements(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => [element, ...allElements(within(element))]);
}

function within(element: MessageFormatElement): MessageFormatElement[] {
  if (element.type === TYPE.tag) return element.children;
  if (element.type === TYPE.plural || element.type === TYPE.select) {
    return Object.values(element.options).flatMap(({ value }) => value);
  }
  return [];
}
