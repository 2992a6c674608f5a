import type { ComponentProps, ReactNode } from 'react';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Avatar } from '../../ui/content/Avatar.tsx';
import { VisuallyHidden } from '../../ui/content/VisuallyHidden.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import * as styles from './dashboard.css.ts';

interface DashboardCardProps {
  avatar: ComponentProps<typeof Avatar>;
  name: string;
  /** Below the name. */
  details: ReactNode;
  children?: ReactNode;
  link?: { to: string; label: string };
}

/** Picture, name and details of a person, and below them the content and a link. */
export function DashboardCard({ avatar, name, details, children, link }: DashboardCardProps) {
  return (
    <Card>
      <div className={styles.header}>
        <Avatar {...avatar} />
        <div className={styles.text}>
          <h3 className={styles.name}>
            <bdi>{name}</bdi>
          </h3>
          {details}
        </div>
      </div>
      {children}
      {link && (
        <LinkButton to={link.to} tone="secondary" width="full">
          {link.label}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </LinkButton>
      )}
    </Card>
  );
}
