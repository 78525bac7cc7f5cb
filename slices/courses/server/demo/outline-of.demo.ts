import { textPdf } from '#kit/demo/text-pdf.ts';

interface Described {
  code: string;
  name: string;
  description: string;
  credits: number;
}

/** The outline of a course of the demo college: the same words give the same bytes. */
export const outlineOf = ({ code, name, description, credits }: Described): Buffer =>
  textPdf({
    title: name,
    paragraphs: [
      `${code} - ${credits} credits - Berea Bible College`,
      description,
      'What you will do: watch eight lessons of about forty minutes, read the set chapters beforehand, and keep a journal of one page a week. Bring your questions to class: an hour of every evening is theirs.',
      'How it is assessed: one exam at the end, with two attempts, and one essay of 1,500 words. Seventy percent is a pass. Attendance counts: three absences are too many.',
      'What to bring: a Bible in a translation you can study, a notebook, and the willingness to be corrected by the text. "They received the word with all readiness of mind, and searched the scriptures daily." (Acts 17:11)',
      'If you fall behind, tell your tutor early. Lessons stay open after the term, and progress is kept whatever language you read in.',
    ],
  });
