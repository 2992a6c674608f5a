import type { MouseEvent } from 'react';
import { Link } from '../navigation/Link.tsx';
import { type ButtonAppearance, toButtonProps } from './toButtonProps.tsx';

interface LinkButtonProps extends ButtonAppearance {
  /** A path of the app, or the absolute address of another page. */
  to: string;
  onFollow?: (event: MouseEvent) => void;
  /** Handed to the page it leads to. */
  state?: unknown;
  /** Replaces the current page in the history. */
  replace?: boolean;
}

/**
 * A link to another page that looks like a `Button`, with the same tones: for the way on. Links within or below a text
 * are `TextLink`. `replace` and `state` are for pages that must not be in the history twice.
 */
export function LinkButton({ to, onFollow, state, replace = false, ...appearance }: LinkButtonProps) {
  return <Link to={to} state={state} replace={replace} onClick={onFollow} {...toButtonProps(appearance)} />;
}
