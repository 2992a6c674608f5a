import type { Rolldown } from 'vite';
import type { OffsetProblem } from '../config/parse/pathProblem.ts';

/** Stops the transformation of a module at its first problem; checkAppCode finds all of them in all modules. */
export function stopAtFirstProblem(context: Rolldown.TransformPluginContext, [first]: readonly OffsetProblem[]): void {
  if (!first) return;
  // The stack would be the build's own, but the mistake is in the module.
  context.error({ message: [first.message, first.hint ?? []].flat().join('; '), stack: '' }, first.offset);
}
