import { universalMidnight, type Day } from '#kit/calendar/day.ts';
import { languageTag, type Locale } from '#kit/messages/locales.ts';
import { BRAND, PaperFlow, QUIET } from '#kit/pdf/paper-flow.ts';
import { drawFacts, drawFeet, drawHead, type PaperFact } from '#kit/pdf/paper-frame.ts';
import { linesOf } from '#kit/pdf/text-runs.ts';
import { addressLines } from '#slices/people/rules/address.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { countryName } from '#slices/regions/rules/countries.ts';
import { usualPaper } from '#slices/regions/rules/usual-paper.ts';
import type { Speaker } from '#slices/translations/server/api.ts';
import type { messages } from '../../rules/messages.ts';
import { SCORE_MAX, SCORE_MIN, type Answers } from '../../rules/evaluation.ts';
import { inLanguage, stepLabelsOf, type Criterion, type Texts } from '../../rules/evaluation-form.ts';
import type { EvaluationParties } from './paper.queries.ts';

export type EvaluationText = keyof typeof messages.sources;

export interface EvaluationPaper {
  college: string;
  parties: EvaluationParties;
  locale: Locale;
  say: Speaker<EvaluationText>;
  writtenAt: Date;
  /** The day on the campus. */
  today: Day;
  names: Texts;
  criteria: readonly Criterion[];
  answers: Answers;
  comment: string;
  groupName: string;
  evaluatorName: string | null;
  day: Day;
  /** On the campus; null until the student has read it. */
  acknowledgedOn: Day | null;
  reply: string;
}

const BODY = { size: 10, leading: 14 };
const SMALL = { size: 8.5, leading: 12 };

/** Sets an evaluation on the campus’s letterhead, in the language of its student. */
export function drawEvaluation(paper: EvaluationPaper): Promise<Buffer> {
  const { college, parties, locale, say, writtenAt } = paper;
  const name = inLanguage(paper.names, locale);
  const title = `${say('paperEvaluation')}: ${name}`;
  const flow = new PaperFlow({
    size: usualPaper(parties.country),
    title,
    author: college,
    languageTag: languageTag(locale),
    writtenAt,
  });
  drawHead(flow, { sender: college, letterhead: letterheadOf(parties, locale), title });
  drawFacts(flow, factsOf(paper));
  for (const criterion of paper.criteria) drawCriterion(flow, paper, criterion);
  if (paper.comment !== '') drawWords(flow, say('evaluationComment'), paper.comment);
  if (paper.reply !== '') drawWords(flow, say('paperEvaluationReply'), paper.reply);
  drawFeet(flow, {
    name: `${title} · ${fullName(parties)}`,
    pageText: (page) => say('paperEvaluationPage', page),
  });
  return flow.paper.finish();
}

const letterheadOf = ({ campus, phone, country, ...lines }: EvaluationParties, locale: Locale): string[] => [
  campus,
  ...addressLines(lines, country && countryName(country, languageTag(locale))),
  ...(phone ? [phone] : []),
];

function factsOf(paper: EvaluationPaper): PaperFact[] {
  const { say, locale, evaluatorName, acknowledgedOn } = paper;
  const long = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' });
  const day = (on: Day): string => long.format(universalMidnight(on));
  const fact = (term: EvaluationText, value: string | null): PaperFact[] =>
    value === null ? [] : [{ term: say(term), value }];
  return [
    ...fact('paperEvaluated', fullName(paper.parties)),
    ...fact('evaluationGroup', paper.groupName),
    ...fact('evaluationDay', day(paper.day)),
    ...fact('evaluationEvaluator', evaluatorName),
    ...fact('paperEvaluationRead', acknowledgedOn && day(acknowledgedOn)),
    ...fact('paperEvaluationPrinted', day(paper.today)),
  ];
}

const SCORE_WIDTH = 150;

/** What was asked, and the answer: a number with its words beside it, or what was written below. */
function drawCriterion(flow: PaperFlow, paper: EvaluationPaper, criterion: Criterion): void {
  const { locale, say } = paper;
  const answer = paper.answers[criterion.id];
  const label = inLanguage(criterion.labels, locale);
  if (typeof answer === 'string') return drawWords(flow, label, answer);
  const labels = stepLabelsOf(criterion, locale);
  const given =
    answer === undefined ? say('evaluationNotAnswered') : say('evaluationOfFive', { value: answer });
  const word = answer === undefined ? '' : labels[answer - SCORE_MIN];
  const width = flow.width - SCORE_WIDTH - 12;
  flow.need(BODY.leading + 2 * SMALL.leading);
  flow.row(
    [
      { x: 0, width, text: label, weight: 'strong' },
      { x: width + 12, width: SCORE_WIDTH, text: word ? `${given} · ${word}` : given, align: 'end' },
    ],
    BODY,
  );
  if (criterion.kind === 'SCALE')
    flow.row(
      [
        {
          x: 0,
          width,
          text: `${SCORE_MIN} ${labels[0]} · ${SCORE_MAX} ${labels.at(-1)}`,
          ink: QUIET,
        },
      ],
      SMALL,
    );
  flow.y += 5;
  flow.rule();
  flow.y += 5;
}

/** What was written, paragraph by paragraph; it goes on on the next sheet where it has to. */
function drawWords(flow: PaperFlow, heading: string, written: string): void {
  flow.need(18 + 2 * BODY.leading);
  flow.row([{ x: 0, width: flow.width, text: heading, weight: 'strong', ink: BRAND }], {
    size: 10,
    leading: 16,
  });
  for (const paragraph of written.split(/\r?\n/u))
    for (const text of linesOf(paragraph, flow.width, { size: BODY.size, weight: 'regular' }))
      flow.row([{ x: 0, width: flow.width, text }], BODY);
  flow.y += 10;
}
