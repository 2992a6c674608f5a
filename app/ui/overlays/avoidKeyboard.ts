import { watchKeyboard } from '../../lib/keyboard.ts';

const coveredHeight = '--covered-height';
const hiddenHeight = '--hidden-height';

/** What is covered by a keyboard at the end of the window, and what is scrolled out of sight at its beginning. */
export const visibleInsets = {
  top: `var(${hiddenHeight}, 0px)`,
  bottom: `var(${coveredHeight}, 0px)`,
};

/**
 * Writes to an element how much of the window a keyboard covers, as long as it is open: on some devices the window keeps
 * its height. The returned function stops that.
 */
export const avoidKeyboard = ({ style }: HTMLElement): (() => void) =>
  watchKeyboard((frame) => {
    const covered = frame ? document.documentElement.clientHeight - frame.top - frame.height : 0;
    style.setProperty(coveredHeight, `${Math.max(0, Math.round(covered))}px`);
    style.setProperty(hiddenHeight, `${Math.round(frame?.top ?? 0)}px`);
  });
