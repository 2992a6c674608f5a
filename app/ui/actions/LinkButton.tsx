import type { MouseEvent } from 'react';
import { Link } from '../navigation/Link.tsx';
import { type ButtonAppearance, toButtonProps } from './toButtonProps.tsx';

interface LinkButtonProps extends ButtonAppearance {
  /** A path of the app, or the absolute address of another page. */
  to: string;
  onFollow?: (event: MouseEvent) => void;
  /** Handed to the page it leads to. */
  state?: unknown;
  /** Takes the place of the page on show in the history. */
  replace?: boolean;
}

/** Looks like a button and leads to another page. */
export function LinkButton({ to, onFollow, state, replace = false, ...appearance }: LinkButtonProps) {
  return <Link to={to} state={state} replace={replace} onClick={onFollow} {...toButtonProps(appearance)} />;
}
