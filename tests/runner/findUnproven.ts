import { accessibilityClauses, type Proof } from '../../brands/accessibility.ts';
import { duties } from '../../brands/duties.ts';
import { type TestResult, toFailure } from './runners.ts';

const clauses: readonly (readonly [clause: string, proof: Proof])[] = Object.entries(accessibilityClauses).flatMap(
  ([clause, state]) => ('met' in state ? state.met.map((proof) => [clause, proof] as const) : []),
);

/** The things that the law asks, each with a test that proves it, as `file › a part of its title`. */
const provenThings: readonly (readonly [what: string, proof: string])[] = [
  ...clauses.flatMap(([clause, proof]) =>
    typeof proof === 'string' ? [[`EN 301 549, ${clause}`, proof] as const] : [],
  ),
  ...Object.entries(duties).map(([name, { proof }]) => [`the duty ${name}`, proof] as const),
];

/** The states of a test that held, at the first or the second try. */
const hasPassed: ReadonlySet<TestResult['state']> = new Set(['passed', 'raced']);

/**
 * Finds what no test has proved (brands/duties.ts, brands/accessibility.ts), as a failure each.
 *
 * @param tests the results of whole files
 * @param isWhole whether a file without a result is missing, and not left out
 */
export function findUnproven(tests: readonly TestResult[], isWhole: boolean, things = provenThings): TestResult[] {
  const byFile = Map.groupBy(tests, ({ file }) => file);
  return things.flatMap(([what, proof]) => {
    const [file = '', title = ''] = proof.split(' › ');
    const ran = byFile.get(file) ?? [];
    if (ran.length === 0 && !isWhole) return [];
    const isProved = title !== '' && ran.some(({ name, state }) => hasPassed.has(state) && name.includes(title));
    return isProved
      ? []
      : [toFailure('proofs', `proves ${what}, and did not pass; is its title another now?`, file, title)];
  });
}

/** Lists looks by hand that are more than a year before `today` (yyyy-mm-dd). */
export const listOldLooks = (today: string, looks = clauses): string[] =>
  looks.flatMap(([clause, proof]) =>
    typeof proof !== 'string' && Number(proof.date.slice(0, 4)) + 1 + proof.date.slice(4) < today
      ? [`EN 301 549, ${clause}, was looked at on ${proof.date}; look again: ${proof.byHand}`]
      : [],
  );
