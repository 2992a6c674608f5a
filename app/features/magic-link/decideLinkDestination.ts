import type { CompletionStatus } from '../../api/contract/completionStatus.ts';
import { parseMagicLinkTarget } from '../../routing/parseMagicLinkTarget.ts';
import { pathTo } from '../../routing/routeAddresses.ts';
import { nextStep } from '../../routing/viewer.ts';

type QuestionnaireProgress = Pick<CompletionStatus, 'completed' | 'stepsFinished' | 'total'>;

/**
 * Decides where a magic link without confirmation leads (app/routing/README.md, "Magic links"). An unusable target
 * leads home; without a target an unfinished questionnaire continues.
 *
 * @param progress null if unknown
 */
export function decideLinkDestination(target: string | null, progress: QuestionnaireProgress | null): string {
  if (target !== null) return parseMagicLinkTarget(target) ?? pathTo('home');
  if (!progress || progress.completed) return pathTo('home');
  const { stepsFinished, total } = progress;
  if (stepsFinished <= 0) return pathTo('welcome');
  return pathTo('questionnaire', { question: String(nextStep({ stepsFinished, total })) });
}
