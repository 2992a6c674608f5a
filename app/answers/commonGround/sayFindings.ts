import type { AnswerOption } from '../../api/contract/questionSchemas.ts';
import type { LocaleCode } from '../../site/SiteValues.ts';
import { pickSentence, toOptionsSentence } from '../toOptionsSentence.ts';
import type { Finding } from './findCommonGround.ts';

/** Maximum number of options that a sentence names. */
const MAX_OPTIONS = 3;

interface SaidFindings {
  /** Sentences of the server, the weightiest first. */
  sentences: readonly string[];
  /** Findings that the sentences leave out. */
  rest: readonly Finding[];
}

interface SayingLimits {
  /** Maximum number of sentences to add. */
  max: number;
  /** Sentences that are on the screen already. */
  said?: ReadonlySet<string>;
  /** The other member's own text, which no sentence repeats. */
  description: string | null;
}

/** Says what two members have in common in the server's sentences, as far as it has some, and none twice. */
export function sayFindings(
  findings: readonly Finding[],
  locale: LocaleCode,
  { max, said, description }: SayingLimits,
): SaidFindings {
  const sentences: string[] = [];
  const rest: Finding[] = [];
  for (const finding of findings) {
    const saying = sentences.length < max ? sayFinding(finding, locale) : null;
    if (!saying || said?.has(saying.both) || sentences.includes(saying.both) || description?.includes(saying.theirs)) {
      rest.push(finding);
      continue;
    }
    sentences.push(saying.both);
    if (saying.left) rest.push(saying.left);
  }
  return { sentences, rest };
}

interface SaidFinding {
  both: string;
  /** The sentence in which the other member says the same. */
  theirs: string;
  /** The part that the sentence leaves out; null for none. */
  left: Finding | null;
}

/** Says a finding; null where the server has no sentence. */
function sayFinding(finding: Finding, locale: LocaleCode): SaidFinding | null {
  if (finding.kind === 'picks') {
    const { question, options } = finding;
    const count = pickSentence(question.both, locale) === '' ? 1 : MAX_OPTIONS;
    const [said, left] = [options.slice(0, count), options.slice(count)];
    return toSaid(finding, said, said, left.length > 0 ? { ...finding, options: left } : null, locale);
  }
  if (finding.kind !== 'sameSide') return null;
  const { question, side, own, theirs } = finding;
  // What holds for the step nearer to the middle holds for the other, too.
  const nearer = (side === 'high' ? Math.min : Math.max)(own.step, theirs.step);
  const optionAt = (step: number) => question.answerOptions.slice(step - 1, step);
  return toSaid(finding, optionAt(nearer), optionAt(theirs.step), null, locale);
}

function toSaid(
  { question }: Extract<Finding, { question: unknown }>,
  shared: readonly AnswerOption[],
  chosen: readonly AnswerOption[],
  left: Finding | null,
  locale: LocaleCode,
): SaidFinding | null {
  const both = toOptionsSentence(question, shared, 'both', locale);
  const theirs = toOptionsSentence(question, chosen, 'sentence', locale) || both;
  return both === '' ? null : { both, theirs, left };
}
