import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { loadChunk } from '../../lib/loadChunk.ts';
import { log } from '../../lib/log.ts';
import type { MenuPopupProps } from './MenuPopup.tsx';
import { type MenuLook, menuLooks } from './menuLooks.tsx';

// One expression for the chunk: every `import()` carries the list of the chunks that it needs.
const importPopup = () => import('./MenuPopup.tsx');
const loadPopup = async () => (await loadChunk(importPopup)).MenuPopup;
const preloadPopup = () => void importPopup().catch(() => {});

interface MenuProps extends MenuPopupProps {
  /** Opens as soon as it is mounted, in the place of a MenuButton that was pressed. */
  opensAtOnce?: boolean;
}

/**
 * Further actions behind a button, for what is seldom needed; frequent ones are visible `ActionTile`s or `Button`s. The
 * popup is loaded when it is about to be opened. `look` is `tile` for the last of several action tiles.
 */
export function Menu({ opensAtOnce = false, ...props }: MenuProps) {
  const [Popup, setPopup] = useState<ComponentType<MenuPopupProps> | null>(null);
  function open(): void {
    loadPopup().then(
      (loaded) => setPopup(() => loaded),
      // There is no connection, and the page says so; the button can be pressed again.
      (error: unknown) => log.warn('a menu could not be loaded', error),
    );
  }
  const openAtOnce = useEffectEvent(() => opensAtOnce && open());
  useEffect(() => void openAtOnce(), []);
  return Popup ? <Popup {...props} /> : <MenuButton {...props} onOpen={open} />;
}

interface MenuButtonProps extends MenuLook {
  onOpen: () => void;
}

/** The button of a menu that is not mounted before it is first opened. Its popup is loaded just before. */
export function MenuButton({ label, look = 'button', onOpen }: MenuButtonProps) {
  const { className, toContent } = menuLooks[look];
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={preloadPopup}
      onFocus={preloadPopup}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        onOpen();
      }}
    >
      {toContent(label)}
    </button>
  );
}
