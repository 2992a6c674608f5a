import { Menu as Base } from '@base-ui/react/menu';
import caret from '@phosphor-icons/core/bold/caret-down-bold.svg?icon';
import dots from '@phosphor-icons/core/bold/dots-three-bold.svg?icon';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon, type IconSource } from '../content/Icon.tsx';
import * as tiles from './ActionTile.css.ts';
import * as buttons from './Button.css.ts';
import * as styles from './Menu.css.ts';

interface MenuLook {
  /** On the button, such as "More". */
  label: string;
  /** A button, or the last of several action tiles. */
  look?: 'button' | 'tile';
}

/** An action; its label starts with a verb and names the thing. */
export interface MenuItem {
  key: string;
  icon: IconSource;
  label: string;
  note?: string | undefined;
  onPick: () => void;
}

interface MenuProps extends MenuLook {
  items: readonly MenuItem[];
  /** Opens as soon as it is there, in the place of a MenuButton that was pressed. */
  opensAtOnce?: boolean;
}

const looks: Record<'button' | 'tile', { className: string; toContent: (label: string) => ReactNode }> = {
  button: {
    className: `${buttons.tone.secondary} ${buttons.size.medium}`,
    toContent: (label) => (
      <>
        <span>{label}</span>
        <Icon source={caret} size="small" />
      </>
    ),
  },
  tile: {
    className: tiles.root,
    toContent: (label) => (
      <>
        <Icon source={dots} />
        <span>{label}</span>
      </>
    ),
  },
};

/** Further actions behind a button, for what is seldom needed. Base UI handles keys and presses elsewhere. */
export function Menu({ label, look = 'button', items, opensAtOnce = false }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<HTMLElement>();
  const { className, toContent } = looks[look];
  useEffect(() => {
    if (!opensAtOnce) return;
    // As a press of a key does: the first item takes the focus.
    button.current?.focus();
    button.current?.click();
  }, [opensAtOnce]);
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
                <span className={styles.text}>
                  {item.label}
                  {item.note !== undefined && <span className={tiles.note}>{item.note}</span>}
                </span>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface MenuButtonProps extends MenuLook {
  onOpen: () => void;
}

/** The closed button of a menu that is made when it is first opened, for lists with very many. */
export function MenuButton({ label, look = 'button', onOpen }: MenuButtonProps) {
  const { className, toContent } = looks[look];
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="menu"
      aria-expanded="false"
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
