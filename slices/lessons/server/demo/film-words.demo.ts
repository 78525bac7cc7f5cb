import type { LessonTexts } from '#slices/lessons/rules/lesson.ts';

type Written = LessonTexts & { locale: string };

/** What is said about the lessons that really play, in the languages of their subtitles; by the name of the film. */
export const FILM_WORDS: Readonly<Record<string, readonly Written[]>> = {
  'how-to-read-a-psalm': [
    {
      locale: 'en',
      title: 'How to read a psalm',
      description:
        '<p>Three questions that help with every psalm, tried out on the first one. Have it open beside you.</p>',
      chapters: [
        { startsAt: 0, title: 'Three questions' },
        { startsAt: 9, title: 'The picture: a tree and chaff' },
        { startsAt: 23, title: 'Lines that answer each other' },
        { startsAt: 37, title: 'What it asks of me' },
      ],
    },
    {
      locale: 'es_MX',
      title: 'Cómo leer un salmo',
      description:
        '<p>Tres preguntas que ayudan con todos los salmos, probadas con el primero. Téngalo abierto a su lado.</p>',
      chapters: [
        { startsAt: 0, title: 'Tres preguntas' },
        { startsAt: 9, title: 'La imagen: un árbol y la paja' },
        { startsAt: 23, title: 'Versos que se responden' },
        { startsAt: 37, title: 'Lo que me pide' },
      ],
    },
  ],
  'four-gospels-one-story': [
    {
      locale: 'en',
      title: 'Four Gospels, one story',
      description:
        '<p>Why there are four Gospels and not one, and what each of them shows that the others leave to it.</p>',
      chapters: [
        { startsAt: 0, title: 'Why four?' },
        { startsAt: 8, title: 'Matthew and Mark' },
        { startsAt: 20, title: 'Luke and John' },
        { startsAt: 31, title: 'For this week' },
      ],
    },
    {
      locale: 'de_DE',
      title: 'Vier Evangelien, eine Geschichte',
      description:
        '<p>Warum es vier Evangelien gibt und nicht eines, und was jedes zeigt, das die anderen ihm überlassen.</p>',
      chapters: [
        { startsAt: 0, title: 'Warum vier?' },
        { startsAt: 8, title: 'Matthäus und Markus' },
        { startsAt: 20, title: 'Lukas und Johannes' },
        { startsAt: 31, title: 'Für diese Woche' },
      ],
    },
  ],
};
