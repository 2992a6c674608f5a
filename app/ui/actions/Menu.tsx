import { Menu as Base } from '@base-ui/react/menu';
import caret from '@phosphor-icons/core/bold/caret-down-bold.svg?icon';
import { useRef, useState } from 'react';
import { Icon, type IconSource } from '../content/Icon.tsx';
import * as buttons from './Button.css.ts';
import * as styles from './Menu.css.ts';

interface MenuProps {
  /** On the button, such as "More". */
  label: string;
  /** Actions; each label starts with a verb and names the thing. */
  items: readonly { key: string; icon: IconSource; label: string; onPick: () => void }[];
}

/** Further actions behind a button, for what is seldom needed. Base UI handles keys and presses elsewhere. */
export function Menu({ label, items }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<HTMLElement>();
  return (
    <Base.Root
      modal={false}
      // While a dialog is open, the browser hides everything outside it.
      onOpenChange={(open) => open && setDialog(button.current?.closest('dialog') ?? undefined)}
    >
      <Base.Trigger ref={button} className={`${buttons.tone.secondary} ${buttons.size.medium}`}>
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
