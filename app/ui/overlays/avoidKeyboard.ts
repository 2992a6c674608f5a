const coveredHeight = '--covered-height';
const hiddenHeight = '--hidden-height';

/** What is covered by a keyboard at the end of the window, and what is scrolled out of sight at its beginning. */
export const visibleInsets = {
  top: `var(${hiddenHeight}, 0px)`,
  bottom: `var(${coveredHeight}, 0px)`,
};

/**
 * Writes to an element how much of the window a keyboard covers, as long as it is open: on some devices the window keeps
 * its height. A magnified page is left as it is. The returned function stops that.
 */
export function avoidKeyboard({ style }: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const update = () => {
    const { scale, height, offsetTop } = viewport;
    const covered = scale > 1 ? 0 : Math.max(0, Math.round(innerHeight - height - offsetTop));
    style.setProperty(coveredHeight, `${covered}px`);
    style.setProperty(hiddenHeight, `${covered === 0 ? 0 : Math.round(offsetTop)}px`);
  };
  update();
  viewport.addEventListener('resize', update);
  viewport.addEventListener('scroll', update);
  return () => {
    viewport.removeEventListener('resize', update);
    viewport.removeEventListener('scroll', update);
  };
}
