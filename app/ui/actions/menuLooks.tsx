import caret from '@phosphor-icons/core/bold/caret-down-bold.svg?icon';
import dots from '@phosphor-icons/core/bold/dots-three-bold.svg?icon';
import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../content/Icon.tsx';
import * as tiles from './ActionTile.css.ts';
import * as buttons from './Button.css.ts';

export interface MenuLook {
  /** Text of the button, such as "More". */
  label: ReactNode;
  /** A button, or the last of several action tiles. */
  look?: 'button' | 'tile';
}

/** An action; its label starts with a verb and names the thing. */
export interface MenuItem {
  key: string;
  icon: IconSource;
  label: string;
  onPick: () => void;
}

/** Looks of the button of a menu, which is the same closed and open. */
export const menuLooks: Record<'button' | 'tile', { className: string; toContent: (label: ReactNode) => ReactNode }> = {
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
