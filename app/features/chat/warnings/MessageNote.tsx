import { useLingui } from '@lingui/react/macro';
import shield from '@phosphor-icons/core/regular/shield-check.svg?icon';
import { useAtomValue } from 'jotai';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { memberIdAtom } from '../../../session/session.atoms.ts';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Icon } from '../../../ui/content/Icon.tsx';
import { thenRestoreFocus } from '../../../ui/focus/restoreLostFocus.ts';
import type { WarningKind } from './findWarning.ts';
import * as styles from './MessageNote.css.ts';
import { markUnderstood, useIsUnderstood } from './understoodNotes.ts';

interface MessageNoteProps {
  messageId: number;
  kind: WarningKind;
}

/**
 * A quiet note below a received message that asks for money, gives a way out of the site, or the like. It is found in
 * the browser, and no server is told. The member can put it away for this message.
 */
export function MessageNote({ messageId, kind }: MessageNoteProps) {
  const { t } = useLingui();
  const owner = useAtomValue(memberIdAtom) ?? '';
  const understood = useIsUnderstood(owner, messageId);
  const money = t`Please don’t send money to anyone you haven’t met.`;
  const stay = t`Please stay here until you’ve met: only here can we help you.`;
  const texts: Record<WarningKind, string> = {
    money,
    account: money,
    link: t`Please open only links from people you know, and enter no password and no card number there.`,
    phone: stay,
    service: stay,
  };
  if (understood) return null;
  return (
    <div className={styles.root}>
      <Icon source={shield} size="small" />
      <div className={styles.body}>
        <p>
          <span className={styles.label}>{t`Note:`}</span> <span>{texts[kind]}</span>
        </p>
        <div className={styles.ways}>
          <TextLink to={pathTo('safety')}>{t`How to recognise fraud`}</TextLink>
          <TextButton
            onClick={thenRestoreFocus(() => markUnderstood(owner, messageId), '[aria-labelledby=thread-title]')}
          >{t`Understood`}</TextButton>
        </div>
      </div>
    </div>
  );
}
