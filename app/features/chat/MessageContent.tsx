import { Trans } from '@lingui/react/macro';
import lock from '@phosphor-icons/core/regular/lock-simple.svg?raw';
import type { Message } from '../../api/contract/chat.ts';
import { shorten } from '../../lib/shorten.ts';
import { namedPaths } from '../../routing/namedPaths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import * as styles from './Bubble.css.ts';
import { toContent } from './content.model.ts';

/** The longest the API takes. */
const longest = 5000;

export function MessageContent({ message, own }: { message: Message; own: boolean }) {
  const { quote, body } = toContent(message, own);
  return (
    <>
      {quote && (
        <blockquote className={styles.quote}>
          {quote.question !== '' && (
            <p className={styles.quoted}>
              <bdi>{shorten(quote.question, 500)}</bdi>
            </p>
          )}
          {quote.text !== '' && (
            <p>
              <bdi>{shorten(quote.text, longest)}</bdi>
            </p>
          )}
        </blockquote>
      )}
      {body.kind === 'text' && (
        <p className={styles.text} dir="auto">
          {shorten(body.text, longest)}
        </p>
      )}
      {body.kind === 'locked' && (
        <>
          <p className={styles.locked}>
            <Icon source={lock} />
            <span>
              <Trans>You can read this message with Premium.</Trans>
            </span>
          </p>
          <TextLink to={namedPaths.premiumUpgrade(true)}>
            <Trans>See what Premium offers</Trans>
          </TextLink>
        </>
      )}
      {body.kind === 'askedForPicture' && (
        <p className={styles.kind}>
          {body.own ? (
            <Trans>You have asked for a picture.</Trans>
          ) : (
            <Trans>I would like to see a picture of you.</Trans>
          )}
        </p>
      )}
      {body.kind === 'nothing' && (
        <p>
          <Trans>This message has no text.</Trans>
        </p>
      )}
    </>
  );
}
