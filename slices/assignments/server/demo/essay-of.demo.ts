import { createHash } from 'node:crypto';
import { textPdf } from '#kit/demo/text-pdf.ts';

/** Where what students of the demo college have handed in lies. A few essays serve them all. */
export const DEMO_ESSAYS = 'submissions/demo/';

const OPENINGS = [
  'The question is older than the passage, and the passage knows it.',
  'I read the text aloud before I read about it, and what I heard first stayed with me.',
  'Nobody in the story says what the story is about, which is where this essay begins.',
  'Two words carry the argument, and both are easily overlooked.',
];

/** The essays of the demo college: the same words give the same bytes. */
export const DEMO_ESSAY_FILES = OPENINGS.map((opening, at) => {
  const body = textPdf({
    title: 'Essay',
    paragraphs: [
      opening,
      'In the first part I say what the text says; in the second, what it does with those who hear it; in the third, what I had not expected.',
      'I have used the set chapters, one commentary and the notes of our second evening.',
    ],
  });
  const sha256 = createHash('sha256').update(body).digest('hex');
  return { key: `${DEMO_ESSAYS}${at + 1}`, body, bytes: body.length, sha256, name: 'Essay.pdf' };
});
