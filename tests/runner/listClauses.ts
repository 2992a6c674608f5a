import { accessibilityClauses, type ClauseState } from '../../brands/accessibility.ts';

const states = Object.values(accessibilityClauses);
const isMet = (state: ClauseState) => !('notApplicable' in state || 'partly' in state);
const hasTest = (state: ClauseState) => 'met' in state && state.met.some((proof) => typeof proof === 'string');
const count = (fits: (state: ClauseState) => boolean) => states.filter(fits).length;

/** Counts how the clauses of EN 301 549 are met, in a line of the tests' report. */
export const countClauses = (): string =>
  [
    `accessibility: ${states.length} clauses`,
    `${count((state) => isMet(state) && hasTest(state))} by test`,
    `${count((state) => isMet(state) && !hasTest(state))} by hand`,
    `${count((state) => 'notApplicable' in state)} not applicable`,
    `${count((state) => 'partly' in state)} partly; npm test -- --clauses lists them`,
  ].join(', ');

function describeState(state: ClauseState): string {
  if ('notApplicable' in state) return `not applicable: ${state.notApplicable}`;
  const proofs = state.met.map((proof) =>
    typeof proof === 'string' ? proof : `${proof.date}, by hand: ${proof.byHand}`,
  );
  return ['partly' in state ? `partly, but for ${state.partly}` : 'met', ...proofs].join('\n    ');
}

/** Lists every clause with how it is met and what proves it. */
export const listClauses = (): string[] =>
  Object.entries(accessibilityClauses).map(([clause, state]) => `${clause}\n  ${describeState(state)}`);
