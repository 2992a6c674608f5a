import { Menu as Base } from '@base-ui/react/menu';
import caret from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import { useRef, useState } from 'react';
import { Icon, type IconSource } from '../content/Icon.tsx';
import * as buttons from './Button.css.ts';
import * as styles from './Menu.css.ts';

interface MenuProps {
  /** On the button, such as "More". */
  label: string;
  /** Things to do; each starts with a verb and says the thing. */
  items: readonly { key: string; icon: IconSource; label: string; onPick: () => void }[];
}

/**
 * Further things to do, behind a button: for what is needed seldom, as a menu hides. Arrow keys, first letters, Escape
 * and a press elsewhere are Base UI's.
 */
export function Menu({ label, items }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<HTMLElement>();
  return (
    <Base.Root
      modal={false}
      // Outside an open dialog nothing can be seen or pressed.
      onOpenChange={(open) => open && setDialog(button.current?.closest('dialog') ?? undefined)}
    >
      <Base.Trigger ref={button} className={`${buttons.tone.secondary} ${buttons.size.main}`}>
        <span>{label}</span>
        <Icon source={caret} size="small" />
      </Base.Trigger>
      <Base.Portal container={dialog}>
        <Base.Positioner className={styles.positioner} side="bottom" align="start" sideOffset={6} collisionPadding={8}>
          <Base.Popup className={styles.popup}>
            {items.map((item) => (
              <Base.Item key={item.key} className={styles.item} onClick={item.onPick}>
                <Icon source={item.icon} />
                <span>{item.label}</span>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
