import { Link } from 'react-router';
import { type ButtonAppearance, toButtonProps } from './toButtonProps.tsx';

interface LinkButtonProps extends ButtonAppearance {
  /** A path of the app, or the absolute address of another page. */
  to: string;
  onFollow?: () => void;
  /** Handed to the page it leads to. */
  state?: unknown;
}

/** Looks like a button and leads to another page. */
export function LinkButton({ to, onFollow, state, ...appearance }: LinkButtonProps) {
  return <Link to={to} state={state} onClick={onFollow} {...toButtonProps(appearance)} />;
}
