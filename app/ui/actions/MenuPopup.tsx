import { Menu as Base } from '@base-ui/react/menu';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../content/Icon.tsx';
import * as styles from './Menu.css.ts';
import { type MenuItem, type MenuLook, menuLooks } from './menuLooks.tsx';

export interface MenuPopupProps extends MenuLook {
  items: readonly MenuItem[];
}

/** The button of a menu with its items, open as soon as it is mounted. Base UI handles keys and presses elsewhere. */
export function MenuPopup({ label, look = 'button', items }: MenuPopupProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<HTMLElement>();
  const { className, toContent } = menuLooks[look];
  useEffect(() => {
    // As after a press of a key, the first item takes the focus.
    button.current?.focus();
    button.current?.click();
  }, []);
  return (
    <Base.Root
      modal={false}
      // While a dialog is open, the browser hides everything outside it.
      onOpenChange={(open) => open && setDialog(button.current?.closest('dialog') ?? undefined)}
    >
      <Base.Trigger ref={button} className={className}>
        {toContent(label)}
      </Base.Trigger>
      <Base.Portal container={dialog}>
        <Base.Positioner className={styles.positioner} side="bottom" align="start" sideOffset={6} collisionPadding={8}>
          <Base.Popup className={styles.popup}>
            {items.map((item) => (
              <Base.Item key={item.key} className={styles.item} onClick={item.onPick}>
                <Icon source={item.icon} />
                <span className={styles.text}>{item.label}</span>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
