import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The fields of the document by their ids, until the app has replaced them. */
const documentFields = new Map<string, HTMLInputElement>();
let focused: EventTarget | null = null;

/**
 * Remembers the fields of a page that the build has rendered ahead. Must be called before the app hydrates the page or
 * replaces it, as it does when a foreign node, such as one of a password manager, is in the page.
 */
export function rememberFields(): void {
  // Only the app's own fields have this mark. Extensions may have moved them out of the container.
  const fields = document.querySelectorAll<HTMLInputElement>('input[translate=no]');
  for (const field of fields) documentFields.set(field.id, field);
  focused = document.activeElement;
  document.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
}

/**
 * The ref of an input that the build may have rendered ahead: what was typed or filled in before hydration becomes its
 * value, and an input that replaces the rendered one takes over its focus and caret.
 */
export function useHydratedInput(value: string, onChange: (value: string) => void): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first render can find another value
  useLayoutEffect(() => {
    const field = input.current!;
    const former = documentFields.get(field.id) ?? field;
    documentFields.delete(field.id);
    if (former.value !== '' && former.value !== value) {
      field.value = former.value;
      onChange(former.value);
    }
    if (former === field) return;
    former.remove();
    if (former !== focused) return;
    field.focus({ preventScroll: true });
    // Email fields tell no selection; there, the caret is at the end.
    if (former.selectionStart !== null) field.setSelectionRange(former.selectionStart, former.selectionEnd);
  }, []);
  return input;
}
