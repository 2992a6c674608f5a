import { Trans, useLingui } from '@lingui/react/macro';
import { createElement, type ReactNode, useMemo } from 'react';
import { site } from '../../site/site.ts';
import { VisuallyHidden } from '../../ui/content/VisuallyHidden.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { fillLegalPlaceholders } from './fillLegalPlaceholders.ts';
import { type LegalName, legalTitles } from './legalTitles.ts';
import { parseRichText, type RichNode } from './parseRichText.ts';
import * as styles from './RichText.css.ts';
import { useLegalDocuments } from './useLegalDocuments.ts';

interface LegalDialogProps {
  name: LegalName;
  onClose: () => void;
}

export function LegalDialog({ name, onClose }: LegalDialogProps) {
  const { t } = useLingui();
  const { data, isError, refetch, isFetching } = useLegalDocuments();
  const source = data?.[name];
  const nodes = useMemo(
    () =>
      source === undefined
        ? null
        : fillLegalPlaceholders(parseRichText(source), {
            productName: site.name,
            privacyEmail: site.privacyEmail,
            supportEmail: site.supportEmail,
            productUrl: `https://${site.host}`,
          }),
    [source],
  );
  return (
    <Dialog title={t(legalTitles[name].heading)} closeLabel={t`Close`} onClose={onClose}>
      {nodes && <RichText nodes={nodes} />}
      {!nodes && !isError && <LoadingLines />}
      {!nodes && isError && (
        <ErrorState
          title={t`Error: the text could not be loaded`}
          retry={{ label: t`Try again`, busyLabel: t`Loading …`, busy: isFetching, onRetry: () => void refetch() }}
        >
          <Trans>
            Please check your connection and try again. You can also ask our support team to send it to you.
          </Trans>
        </ErrorState>
      )}
    </Dialog>
  );
}

function LoadingLines() {
  const { t } = useLingui();
  return (
    <Stack>
      <VisuallyHidden>
        <span role="status">{t`Loading the text …`}</span>
      </VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="short" />
    </Stack>
  );
}

/** Renders a parsed document. */
function RichText({ nodes }: { nodes: readonly RichNode[] }) {
  return <div className={styles.root}>{toElements(nodes)}</div>;
}

const toElements = (nodes: readonly RichNode[]): ReactNode[] =>
  nodes.map((node, position) => {
    if (typeof node === 'string') return node;
    const { tag, href, children } = node;
    const key = String(position);
    if (tag === 'br') return <br key={key} />;
    if (tag !== 'a') return createElement(tag, { key }, ...toElements(children));
    if (href === undefined) return <span key={key}>{toElements(children)}</span>;
    return (
      <a key={key} href={href} rel="noopener noreferrer">
        {toElements(children)}
      </a>
    );
  });
