/** Selectors in order of preference: the field in error, a slider, the field, the chosen option, the first option. */
const focusTargets = [
  '[aria-invalid="true"]',
  'input[type="range"]',
  '#answer',
  '[data-chosen]',
  ':is([role="group"], [role="radiogroup"]) button',
];

/** Focuses the field of the answer. */
export function focusAnswer(form: ParentNode | null): void {
  const target = focusTargets.map((selector) => form?.querySelector<HTMLElement>(selector)).find(Boolean);
  target?.focus();
}
