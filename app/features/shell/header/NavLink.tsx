import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../../ui/navigation/Link.tsx';
import { useLocation } from '../../../ui/navigation/navigation.ts';

interface NavLinkProps extends Omit<ComponentProps<typeof Link>, 'children'> {
  children: ReactNode | ((isCurrent: boolean) => ReactNode);
}

/** A link of the navigation, marked as current on its page and on those below that. */
export function NavLink({ children, ...props }: NavLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = `${pathname}/`.toLowerCase().startsWith(`${props.to}/`);
  return (
    <Link {...props} aria-current={isCurrent ? 'page' : undefined}>
      {typeof children === 'function' ? children(isCurrent) : children}
    </Link>
  );
}
