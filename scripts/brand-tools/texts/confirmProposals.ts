import { formatScreens } from './messageScreens.ts';
import type { CheckWanted, WantedText } from './planOwnTexts.ts';
import type { TextProposal } from './proposeRename.ts';

/** A proposal that was decided on: its text, if one is wanted. */
export type Decision = Pick<TextProposal, 'tag' | 'text'> & { wanted?: string };

/** Describes a proposal for a person, line by line. */
export function describeProposal(proposal: TextProposal): string[] {
  const { tag, screens, text, proposed, doubts, problems } = proposal;
  return [
    `${tag}${screens.length > 0 ? `, on ${formatScreens(screens)}` : ''}`,
    `  now: ${text.shown}`,
    `  new: ${proposed}`,
    ...doubts.map((doubt) => `  please look: ${doubt}`),
    ...problems.map((problem) => `  cannot be written: ${problem}`),
  ];
}

/** Whether a proposal can be written without a person’s look. */
export const isSure = ({ doubts, problems }: TextProposal): boolean => doubts.length === 0 && problems.length === 0;

interface Dialog {
  ask: (question: string) => Promise<string>;
  tell: (line: string) => void;
  check: (tag: string) => CheckWanted;
}

/**
 * Asks about proposals one by one: yes, no, another sentence, all that follow, or an end without any. Other sentences
 * are checked at once.
 */
export async function confirmProposals(proposals: readonly TextProposal[], dialog: Dialog): Promise<Decision[]> {
  const decisions: Decision[] = [];
  for (const [index, proposal] of proposals.entries()) {
    const { tag, text, proposed } = proposal;
    const [first, ...lines] = describeProposal(proposal);
    for (const line of [`\n${index + 1} of ${proposals.length}: ${first}`, ...lines]) dialog.tell(line);
    const answer = await askUntilRight(proposal, dialog);
    if (answer === 'quit') return decisions;
    if (answer === 'all') {
      const rest = proposals.slice(index).filter(({ problems }) => problems.length === 0);
      return [...decisions, ...rest.map((one) => ({ tag: one.tag, text: one.text, wanted: one.proposed }))];
    }
    decisions.push({ tag, text, ...(answer !== 'no' && { wanted: answer === 'yes' ? proposed : answer.text }) });
  }
  return decisions;
}

type Answer = 'yes' | 'no' | 'all' | 'quit' | { text: string };

const words: readonly (readonly [RegExp, Exclude<Answer, object>])[] = [
  [/^y(?:es)?$/i, 'yes'],
  [/^(?:no?|)$/i, 'no'],
  [/^a(?:ll)?$/i, 'all'],
  [/^q(?:uit)?$/i, 'quit'],
];

async function askUntilRight(proposal: TextProposal, dialog: Dialog): Promise<Answer> {
  const typed = (await dialog.ask('  yes, no, all, quit, or another sentence [no]: ')).normalize('NFC');
  const answer = words.find(([pattern]) => pattern.test(typed))?.[1];
  if (answer === 'yes' && proposal.problems.length > 0) {
    dialog.tell(`  ${proposal.problems.join('\n  ')}`);
    return askUntilRight(proposal, dialog);
  }
  if (answer !== undefined) return answer;
  const problems = dialog.check(proposal.tag)({ text: proposal.text, wanted: typed });
  for (const problem of problems) dialog.tell(`  ${problem}`);
  return problems.length > 0 ? askUntilRight(proposal, dialog) : { text: typed };
}

/** Groups decided texts by their languages. */
export const groupByTag = (decisions: readonly Decision[]): Map<string, WantedText[]> =>
  new Map(
    Array.from(
      Map.groupBy(decisions, ({ tag }) => tag),
      ([tag, ofTag]) => [tag, ofTag.flatMap(({ text, wanted }) => (wanted === undefined ? [] : [{ text, wanted }]))],
    ),
  );
