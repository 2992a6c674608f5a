import type { MouseEvent, ReactNode } from 'react';
import { useIsRenderedAhead } from '../../lib/useIsRenderedAhead.ts';
import { Link } from '../navigation/Link.tsx';
import * as styles from './TextLink.css.ts';

interface TextLinkProps {
  children: ReactNode;
  /** A path of the app, or the absolute address of another page, `mailto:` included. */
  to: string;
  onFollow?: (event: MouseEvent) => void;
  /** Handed to the page it leads to. */
  state?: unknown;
}

/**
 * A link on a line of its own. For the way on use `LinkButton`. It leads to a page of the app by its path, or to another
 * site or a mailbox by its address.
 *
 * The browser fills in the address of a mailbox: in documents, CDNs replace such addresses by protected ones that the
 * app cannot restore.
 */
export function TextLink({ children, to, onFollow, state }: TextLinkProps) {
  const isRenderedAhead = useIsRenderedAhead();
  const props = { className: styles.root, onClick: onFollow };
  if (to.startsWith('/')) {
    return (
      <Link to={to} state={state} {...props}>
        {children}
      </Link>
    );
  }
  return (
    <a href={isRenderedAhead && to.startsWith('mailto:') ? undefined : to} rel="noopener noreferrer" {...props}>
      {children}
    </a>
  );
}
