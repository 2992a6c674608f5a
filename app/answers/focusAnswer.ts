/** In this order: what is wrong, a slider, the field, what is chosen, the first to choose. */
const focusTargets = [
  '[aria-invalid="true"]',
  'input[type="range"]',
  '#answer',
  '[role="group"] [aria-pressed="true"]',
  '[role="group"] button',
];

/** Puts the focus into the way to answer. */
export function focusAnswer(form: ParentNode | null): void {
  const found = focusTargets.map((place) => form?.querySelector<HTMLElement>(place)).find(Boolean);
  found?.focus();
}
