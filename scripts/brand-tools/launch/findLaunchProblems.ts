import type { Catalogue } from '../../build/config/schema/catalogue.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { type Problem, toFileProblem } from '../../lib/problem.ts';
import { launchWords } from './launchWords.ts';
import { findLaunchEnvironment, listLaunchSteps } from './listLaunchSteps.ts';
import { type ProbeOptions, runProbe } from './runProbe.ts';

/** Probes at a time. */
const WIDTH = 16;

/** Finds what is not yet in place for the launch of a brand, as far as a machine can see it: asks DNS and hosts. */
export async function findLaunchProblems(
  catalogue: Catalogue,
  slug: string,
  options: ProbeOptions = {},
): Promise<Problem[]> {
  const { texts, roles } = launchWords.en;
  const steps = listLaunchSteps(catalogue, slug, findLaunchEnvironment(catalogue));
  const found = await mapLimit(steps, WIDTH, async ({ topic, role, subject, detail, probe }) => {
    const wrong = probe && (await runProbe(probe, options));
    const message = `not in place: ${texts[topic](subject, detail)}`;
    return wrong === undefined
      ? []
      : [toFileProblem(`brands/${slug}/brand.json`, message, `${wrong} (${roles[role]})`)];
  });
  return found.flat();
}
