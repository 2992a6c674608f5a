import { watchKeyboard } from '../../lib/onScreenKeyboard.ts';

const coveredHeight = '--covered-height';
const hiddenHeight = '--hidden-height';

/** Lengths of the window that a keyboard covers at its end and that are scrolled out of sight at its beginning. */
export const visibleInsets = {
  top: `var(${hiddenHeight}, 0px)`,
  bottom: `var(${coveredHeight}, 0px)`,
};

/**
 * Sets the insets of an element while a keyboard covers part of the window, which keeps its height on some devices. The
 * returned function stops that.
 */
export const avoidKeyboard = ({ style }: HTMLElement): (() => void) =>
  watchKeyboard((frame) => {
    const covered = frame ? document.documentElement.clientHeight - frame.top - frame.height : 0;
    style.setProperty(coveredHeight, `${Math.max(0, Math.round(covered))}px`);
    style.setProperty(hiddenHeight, `${Math.round(frame?.top ?? 0)}px`);
  });
