import type { KeyboardEvent } from 'react';

/** The index to which an arrow key moves the focus among `count` options; null for other keys. */
export function nextFocusIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(count - 1, index + 1);
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(0, index - 1);
  return null;
}

/** Moves the focus from button to button by arrow keys, which never press one (rule T4). */
export function moveFocusByArrowKey(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = nextFocusIndex(event.key, buttons.indexOf(event.target as HTMLButtonElement), buttons.length);
  if (next === null) return;
  event.preventDefault();
  buttons[next]?.focus();
}
