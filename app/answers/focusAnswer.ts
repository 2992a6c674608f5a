/** Selectors in order of preference: the field in error, a slider, the field, the chosen option, the first option. */
const focusTargets = [
  '[aria-invalid="true"]',
  'input[type="range"]',
  '#answer',
  '[role="group"] [aria-pressed="true"]',
  '[role="group"] button',
];

/** Focuses the field of the answer. */
export function focusAnswer(form: ParentNode | null): void {
  const target = focusTargets.map((selector) => form?.querySelector<HTMLElement>(selector)).find(Boolean);
  target?.focus();
}
