import { useLingui } from '@lingui/react/macro';
import check from '@phosphor-icons/core/fill/check-circle-fill.svg?icon';
import dot from '@phosphor-icons/core/fill/circle-fill.svg?icon';
import type { ReactNode } from 'react';
import { Avatar, type AvatarSource } from '../ui/content/Avatar.tsx';
import { Badge } from '../ui/content/Badge.tsx';
import { VisuallyHidden } from '../ui/content/VisuallyHidden.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { Link } from '../ui/navigation/Link.tsx';
import * as styles from './MessageRow.css.ts';
import { RelativeTime } from './MessageTime.tsx';

interface MessageRowProps {
  to: string;
  /** Handed to the page it leads to. */
  state?: unknown;
  avatar: AvatarSource;
  /** Visible when the page opens. */
  eager?: boolean;
  name: ReactNode;
  /** Time of the last message, in milliseconds. */
  at?: number | null;
  unread?: boolean;
  /** Mark before the text. */
  mark?: ReactNode;
  online?: boolean;
  verified?: boolean;
  /** Whether the text is ours, and not clipped. */
  whole?: boolean;
  /** Whether its conversation is shown beside the list. */
  current?: boolean;
  /** Text of the last message. */
  children: ReactNode;
}

/** A conversation with its last message, in a list; the entire row is the link to it. */
export function MessageRow(props: MessageRowProps) {
  const {
    to,
    state,
    avatar,
    eager = false,
    name,
    at = null,
    unread = false,
    mark,
    online = false,
    verified = false,
  } = props;
  const { t } = useLingui();
  return (
    <Link to={to} state={state} className={styles.link} aria-current={props.current ? 'page' : undefined}>
      <Avatar {...avatar} size="small" eager={eager} />
      <span className={styles.text}>
        <span className={styles.head}>
          <span className={styles.name}>
            <bdi translate="no">{name}</bdi>
          </span>
          <Pause />
          {at !== null && (
            <span className={styles.time}>
              <RelativeTime at={at} />
            </span>
          )}
        </span>
        <Pause />
        <span className={`${styles.words[props.whole ? 'whole' : 'clipped']} ${unread ? styles.unread : ''}`}>
          {mark}
          {mark && <Pause />} {props.children}
        </span>
        {(online || verified) && (
          <span className={styles.badges}>
            <Pause />
            {online && <Badge tone="success" icon={dot}>{t`Online`}</Badge>}
            {online && verified && <Pause />}
            {verified && <Badge icon={check}>{t`Verified`}</Badge>}
          </span>
        )}
      </span>
    </Link>
  );
}

/** A pause between the parts of a link's name, which are below each other. */
const Pause = () => <VisuallyHidden>,</VisuallyHidden>;

/** Skeletons of rows while they are loading. */
export const MessageRowsSkeleton = ({ count }: { count: number }) => (
  <div className={styles.list} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: all the same, and they never change
      <div key={index} className={styles.item}>
        <div className={styles.skeletonRow}>
          <Skeleton shape="circle" />
          <div className={styles.text}>
            <Skeleton shape="title" />
            <Skeleton />
          </div>
        </div>
      </div>
    ))}
  </div>
);
