/** What is said while one slide stands, and what it says in the lesson's other language. */
interface Line {
  spoken: string;
  translated: string;
}

interface Slide {
  heading: string;
  points: readonly string[];
  lines: readonly Line[];
}

export interface LessonScript {
  /** The name of its files. */
  name: string;
  translatedInto: string;
  slides: readonly Slide[];
}

/** Two short lessons, written for the demo college. */
export const LESSON_SCRIPTS: readonly LessonScript[] = [
  {
    name: 'how-to-read-a-psalm',
    translatedInto: 'es_MX',
    slides: [
      {
        heading: 'How to read a psalm',
        points: ['Psalm 1', 'Three questions'],
        lines: [
          {
            spoken: 'Welcome. In this lesson we read the first psalm, slowly.',
            translated: 'Bienvenidos. En esta lección leemos el primer salmo, despacio.',
          },
          {
            spoken: 'We ask three questions that help with every psalm.',
            translated: 'Hacemos tres preguntas que ayudan con todos los salmos.',
          },
        ],
      },
      {
        heading: '1. What is the picture?',
        points: ['A tree by streams of water', 'Chaff that the wind drives away'],
        lines: [
          {
            spoken: 'First: what picture does the poet paint?',
            translated: 'Primero: ¿qué imagen pinta el poeta?',
          },
          {
            spoken: 'A tree, planted by streams of water, that bears its fruit in season.',
            translated: 'Un árbol, plantado junto a corrientes de agua, que da su fruto a su tiempo.',
          },
          {
            spoken: 'And beside it, chaff that the wind drives away.',
            translated: 'Y junto a él, la paja que se lleva el viento.',
          },
        ],
      },
      {
        heading: '2. How do the lines answer each other?',
        points: ['walk · stand · sit', 'The second line says the first again, and more'],
        lines: [
          {
            spoken: 'Second: how do the lines answer each other?',
            translated: 'Segundo: ¿cómo se responden los versos?',
          },
          {
            spoken: 'Walk, stand, sit. Each step settles down a little further.',
            translated: 'Andar, detenerse, sentarse. Cada paso se asienta un poco más.',
          },
          {
            spoken: 'Hebrew poetry rhymes its thoughts rather than its sounds.',
            translated: 'La poesía hebrea rima las ideas más que los sonidos.',
          },
        ],
      },
      {
        heading: '3. What does it ask of me?',
        points: ['Two ways', 'Read it aloud once more'],
        lines: [
          {
            spoken: 'Third: what does the psalm ask of me?',
            translated: 'Tercero: ¿qué me pide el salmo?',
          },
          {
            spoken: 'It shows two ways, and it begins with what I read day and night.',
            translated: 'Muestra dos caminos, y comienza por lo que leo de día y de noche.',
          },
          {
            spoken: 'Read it aloud once more, and write down one line to keep.',
            translated: 'Léalo una vez más en voz alta y anote un verso para guardarlo.',
          },
        ],
      },
    ],
  },
  {
    name: 'four-gospels-one-story',
    translatedInto: 'de_DE',
    slides: [
      {
        heading: 'Four Gospels, one story',
        points: ['Matthew · Mark · Luke · John'],
        lines: [
          {
            spoken: 'Four writers tell the life of Jesus. Why four?',
            translated: 'Vier Verfasser erzählen das Leben Jesu. Warum vier?',
          },
          {
            spoken: 'Because each of them saw something the others leave to him.',
            translated: 'Weil jeder von ihnen etwas sah, das die anderen ihm überlassen.',
          },
        ],
      },
      {
        heading: 'Matthew and Mark',
        points: ['Matthew: the promise is kept', 'Mark: the shortest, always on the way'],
        lines: [
          {
            spoken: 'Matthew writes for readers who know the prophets. He shows that the promise is kept.',
            translated:
              'Matthäus schreibt für Leser, die die Propheten kennen. Er zeigt, dass die Verheißung sich erfüllt.',
          },
          {
            spoken: 'Mark is the shortest. His favourite word is: immediately.',
            translated: 'Markus ist der kürzeste. Sein Lieblingswort ist: sogleich.',
          },
        ],
      },
      {
        heading: 'Luke and John',
        points: ['Luke: for those who stand outside', 'John: signs, and what they mean'],
        lines: [
          {
            spoken: 'Luke, the physician, looks for those who stand outside.',
            translated: 'Lukas, der Arzt, sucht die, die draußen stehen.',
          },
          {
            spoken: 'John chooses seven signs and stays with each until we see what it means.',
            translated: 'Johannes wählt sieben Zeichen und bleibt bei jedem, bis wir sehen, was es bedeutet.',
          },
        ],
      },
      {
        heading: 'For the week',
        points: ['Mark in one sitting', 'Note every “immediately”'],
        lines: [
          {
            spoken: 'For this week, read Mark in one sitting. It takes about ninety minutes.',
            translated: 'Lesen Sie in dieser Woche Markus in einem Zug. Es dauert etwa neunzig Minuten.',
          },
          {
            spoken: 'Note every time you meet the word immediately, and ask what changes there.',
            translated:
              'Notieren Sie jedes Mal, wenn das Wort sogleich vorkommt, und fragen Sie, was sich dort ändert.',
          },
        ],
      },
    ],
  },
];
